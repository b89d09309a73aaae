import { useLingui } from '@lingui/react/macro'
import { itemAt, type wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryOf } from '../../../../client/query-of.ts'
import { Facts } from '../../../../parts/facts.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { Waiting } from '../../../../parts/waiting.tsx'
import { useGroupName } from '../../../../platform/members/group-name.ts'
import { useUserinfo } from '../../../../platform/members/member/queries.ts'
import { LimitName, LimitValues } from './limit-words.tsx'
import { Minimums } from './minimums.tsx'

const limitsQuery = queryOf('wallet.limits')

const IN: readonly wire.LimitKind[] = ['top-up', 'fps', 'bank-to-card']
const OUT: readonly wire.LimitKind[] = [
  'withdrawal',
  'card-to-bank',
  'sent-payment',
  'quick-pay',
  'card-charge',
]

/** Every limit that binds the member, what of it is used, and where it is raised. */
export function Limits() {
  const { t } = useLingui()
  const query = useQuery(limitsQuery)
  const { data } = query
  return <Page title={t`Limits`}>{data ? <AllLimits limits={data} /> : <Waiting query={query} />}</Page>
}

function AllLimits({ limits }: { limits: readonly wire.Limit[] }) {
  const { t } = useLingui()
  const of = (kinds: readonly wire.LimitKind[]) => limits.filter(({ kind }) => kinds.includes(kind))
  const user = useUserinfo()
  const nameOf = useGroupName()
  const group = user?.user_group ? nameOf(user.user_group) : ''
  const others = limits.filter(({ kind }) => ![...IN, ...OUT].includes(kind))
  return (
    <div className="stack" style={{ maxWidth: 760 }}>
      <p className="quiet">
        {t`These are the limits that every order is held against. Days are counted in UTC.`}
      </p>
      <p className="quiet">
        {t`Fee rates and limits come from three places, in this order: what is set for your user group, then what is set for your VIP level, then the general settings.`}
        {group && ` ${t`Your user group is ${group}.`}`}
      </p>
      <Group title={t`Money in`} limits={of(IN)} />
      <Group title={t`Money out`} limits={of(OUT)} />
      <Group title={t`Other limits`} limits={others} />
    </div>
  )
}

function Group({ title, limits }: { title: string; limits: readonly wire.Limit[] }) {
  if (limits.length === 0) return null
  const kinds = [...Map.groupBy(limits, ({ kind }) => kind).values()]
  const rows = kinds.flatMap(ofKind =>
    isGathered(ofKind)
      ? [
          {
            label: <LimitName limit={itemAt(ofKind, 0)} isOfKind />,
            value: <Minimums limits={ofKind} />,
          },
        ]
      : ofKind.map(limit => ({ label: <LimitName limit={limit} />, value: <Bounds limit={limit} /> })),
  )
  return (
    <Panel title={title}>
      <Facts rows={rows} />
    </Panel>
  )
}

/** Minimums of one kind stand in one row: a row for each currency and network would bury the limits that a member runs into. */
const isGathered = (ofKind: readonly wire.Limit[]) =>
  ofKind.every(({ kind, currency, maximum, most }) => {
    const isMinimum = currency !== null && maximum === null && most === null
    return isMinimum && (kind === 'fixed-deposit' || ofKind.length > 1)
  })

function Bounds({ limit }: { limit: wire.Limit }) {
  return (
    <>
      <LimitValues limit={limit} />
      <Raised limit={limit} />
    </>
  )
}

/** Where a member can raise an upper limit; a minimum cannot be changed. */
function Raised({ limit: { by_level, by_group, maximum, most } }: { limit: wire.Limit }) {
  const { t } = useLingui()
  if (maximum === null && most === null) return null
  if (by_group === 1) return <span className="quiet block">{t`Set for your user group`}</span>
  return (
    <span className="block">
      {by_level === 1 ? (
        <Link to="/vipapply">{t`Rises with your VIP level`}</Link>
      ) : (
        <Link to="/csr">{t`Ask customer service for more`}</Link>
      )}
    </span>
  )
}
