import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Facts } from '../../../parts/facts.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { Status } from '../../../parts/status.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { CaseList } from '../../../platform/cases/admin/case-list.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { type CaseSearch, casesQuery } from '../../../platform/cases/admin/queries.ts'
import { CardTabs } from './card-tabs.tsx'

/** Orders of cards at the other provider: a number that the provider knows opens a card; an unknown one is rejected. */
export function OrderCases() {
  const { t } = useLingui()
  const { search } = useListSearch<CaseSearch>()
  const query = useQuery(casesQuery({ name: 'card.orders' }, search, 'status'))
  const stateOf = (row: wire.CardOrder) =>
    row.status === 1 ? (
      <Status state="settled">{t`Processed`}</Status>
    ) : (
      <Status state="wrong">{t`Rejected`}</Status>
    )
  return (
    <CaseList
      title={t`Card order numbers`}
      searchLabel={t`Search name, e-mail, user ID, order number`}
      tabs={<CardTabs />}
      query={query}
      states={[
        { value: '1', label: t`Processed` },
        { value: '-1', label: t`Rejected` },
        { value: 'all', label: t`All states` },
      ]}
      usual={t`Waiting`}
      what={row => <span className="figures">{row.orderNumber ?? t`erased`}</span>}
      amount={row => <span className="quiet">{row.card_type_name ?? t`Card`}</span>}
      state={stateOf}
      isOpen={row => row.status === 0}
      below={(row, onDecided) => <Opened row={row} onDecided={onDecided} />}
    />
  )
}

function Opened({ row, onDecided }: { row: wire.CardOrder; onDecided: () => void }) {
  const { t } = useLingui()
  const stateOf = (row: wire.CardOrder) =>
    row.status === 1 ? (
      <Status state="settled">{t`Processed`}</Status>
    ) : (
      <Status state="wrong">{t`Rejected`}</Status>
    )
  return (
    <div className="case">
      <Facts
        rows={[
          { label: t`Order number`, value: <span className="mono">{row.orderNumber ?? t`erased`}</span> },
          {
            label: t`Asked for`,
            value: <UtcTime at={row.created_date} />,
          },
          { label: t`E-mail`, value: row.email },
          row.card_type_name !== null && { label: t`Type of card`, value: row.card_type_name },
          row.reason !== null && { label: t`Reason`, value: row.reason },
        ]}
      />
      {row.status === 0 ? (
        <Decision
          id={row.id}
          uid={row.uid}
          approve={{ call: 'card.decideOrder', body: { status: 1 } }}
          approveLabel={t`Open the card`}
          reject={{ call: 'card.decideOrder', body: { status: -1 } }}
          check="card-order"
          onDecided={onDecided}
        />
      ) : (
        stateOf(row)
      )}
    </div>
  )
}
