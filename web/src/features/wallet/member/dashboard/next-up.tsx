import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { calendarDayText } from '../../../../i18n/time.ts'
import { HiddenMoney, Money } from '../../../../parts/money.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ItemLink, ItemMoney, useItemTitle } from '../upcoming/item.tsx'
import { nextDays, upcomingQuery } from '../upcoming/queries.ts'

/** The rest stands in the calendar. */
const SHOWN = 4

type NextUpProps = { home: wire.MemberHome; isHidden: boolean }

/** Money that comes and goes in the next thirty days, and the fixed deposit that ends next. Nothing where there is none of them. */
export function NextUp({ home: { matures }, isHidden }: NextUpProps) {
  const { t } = useLingui()
  const { data } = useQuery(upcomingQuery(nextDays()))
  const items = data?.items ?? []
  const shown = items.slice(0, SHOWN)
  const isLater = matures && !shown.some(({ kind, id }) => kind === 'deposit-maturity' && id === matures.id)
  if (!isLater && shown.length === 0) return null
  return (
    <Panel title={t`Coming up`} inset="flush" aside={<Link to="/upcoming">{t`Calendar`}</Link>}>
      <ul className="glance-rows">
        {shown.map(item => (
          <Coming key={`${item.day} ${item.kind} ${item.id}`} item={item} isHidden={isHidden} />
        ))}
        {isLater && <Maturing matures={matures} isHidden={isHidden} />}
      </ul>
    </Panel>
  )
}

function Coming({ item, isHidden }: { item: wire.UpcomingItem; isHidden: boolean }) {
  const title = useItemTitle()
  return (
    <li>
      <span>
        <ItemLink item={item}>{title(item)}</ItemLink>
        <br />
        <span className="hint">{calendarDayText(item.day)}</span>
      </span>
      <ItemMoney item={item} isHidden={isHidden} />
    </li>
  )
}

type MaturingProps = { matures: NonNullable<wire.MemberHome['matures']>; isHidden: boolean }

function Maturing({ matures: { id, currency, principal, day }, isHidden }: MaturingProps) {
  const { t } = useLingui()
  const ends = calendarDayText(day)
  return (
    <li>
      <span>
        <Link to="/userfixeddeposits/detail/$id" params={{ id }}>{t`Fixed deposit`}</Link>
        <br />
        <span className="hint">{t`ends on ${ends}`}</span>
      </span>
      {isHidden ? (
        <HiddenMoney currency={currency} />
      ) : (
        <Money amount={principal} currency={currency} exact />
      )}
    </li>
  )
}
