import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Standing } from '../../../parts/decided.tsx'
import { custom, money, opens, RowOpener } from '../../../parts/lists/columns.tsx'
import { codeOf, period, range, search } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { Money } from '../../../parts/money.tsx'
import { Age, UtcTime } from '../../../parts/utc-time.tsx'
import '../../../parts/admin.css'
import { CaseAround } from '../../../platform/cases/admin/case-around.tsx'
import { caseView, type OneCaseProps } from '../../../platform/cases/admin/case-kind.tsx'
import { CaseOfQuery } from '../../../platform/cases/admin/case-of-query.tsx'
import { caseState } from '../../../platform/cases/admin/case-state.tsx'
import { DecidedBy } from '../../../platform/cases/admin/decided-by.tsx'
import { CreditState } from '../../../platform/cases/member/review-state.tsx'
import { member } from '../../../platform/members/admin/member-column.tsx'
import { useChainCurrencies, useNetworks } from '../member/use-chain-codes.ts'
import { TopUpCase } from './top-up-case.tsx'

/** Top-ups that wait for finance, oldest first; a row opens the case with its evidence and the decision. */
export const Waiting = listScreen('topUp.all', {
  title: msg`Top-ups`,
  columns: [
    opens('case', msg`Case`, row => <What {...row} />),
    member(),
    money('amount', 'currency', msg`Amount`, { sort: 'amount', isStrong: true }),
    custom('ended', msg({ message: 'Decided', context: 'when' }), row => <Ended {...row} />, {
      holds: row => row.finish_date !== null,
    }),
    custom('decider', msg`Decided by`, row => <DecidedBy {...row} />, { isSpare: true }),
    custom('txid', msg`TXID`, row => <span className="mono break-anywhere">{row.txid}</span>, {
      isSpare: true,
    }),
    custom('maker', msg`Made by`, () => <Maker />),
    custom('since', msg`Has waited`, row => <Since topUp={row} />, {
      sort: 'created_date',
      isInverse: true,
      align: 'end',
    }),
  ],
  card: row => <PhoneRow topUp={row} />,
  Below: Opened,
  waits: row => row.status === 0,
  filters: [
    caseState('status'),
    codeOf('currency', msg`Currency`, msg`All currencies`, useChainCurrencies),
    codeOf('network', msg`Network`, msg`All networks`, useNetworks),
    period(),
    range('topUp.all'),
    search(msg`Search name, e-mail, user ID, TXID, reference`),
  ],
  asks: ({ status = '0', order = 'asc' }) => ({ status: status === 'all' ? undefined : status, order }),
  ownedAs: { status: 'all' },
  empty: {
    title: msg`Nothing waits`,
    text: msg`Top-ups that members submit appear here, oldest first.`,
  },
})

/** The inbox shows one of them alone. */
export const topUp = caseView('top-up', { One, bulk: 'topUp.approve' })

function One({ id, onDecided }: OneCaseProps) {
  const query = useQuery(Waiting.query({ search: id, status: 'all' }))
  const below = (row: wire.AdminTopUp) => <TopUpCase topUp={row} onDecided={onDecided} />
  return <CaseOfQuery id={id} query={query} below={below} onDecided={onDecided} />
}

type RowProps = { topUp: wire.AdminTopUp }

function What({ network }: Pick<wire.AdminTopUp, 'network'>) {
  const { t } = useLingui()
  return (
    <>
      {t`Top-up`} · {network}
    </>
  )
}

const Ended = ({ finish_date }: Pick<wire.AdminTopUp, 'finish_date'>) =>
  finish_date && <UtcTime at={finish_date} isQuiet />

function Maker() {
  const { t } = useLingui()
  return <span className="quiet">{t`the member`}</span>
}

/** How long it has waited, or what became of it. */
function Since({ topUp }: RowProps) {
  return (
    <Standing id={topUp.id}>
      {topUp.status === 0 ? <Age since={topUp.created_date} /> : <CreditState status={topUp.status} />}
    </Standing>
  )
}

function Opened({ row, onDecided }: { row: wire.AdminTopUp; onDecided: () => void }) {
  return (
    <>
      <TopUpCase topUp={row} onDecided={onDecided} />
      <CaseAround {...row} />
    </>
  )
}

function PhoneRow({ topUp }: RowProps) {
  return (
    <>
      <RowOpener id={topUp.id}>
        <What {...topUp} />
      </RowOpener>
      <Money amount={topUp.amount} currency={topUp.currency} isStrong exact />
      <span className="quiet">
        {topUp.username} <span className="figures">{topUp.uid}</span>
      </span>
      <span className="card-end">
        <Since topUp={topUp} />
      </span>
    </>
  )
}
