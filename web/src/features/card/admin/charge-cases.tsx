import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { amountText } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { Money } from '../../../parts/money.tsx'
import { Status } from '../../../parts/status.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { CaseList } from '../../../platform/cases/admin/case-list.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { type CaseSearch, casesQuery } from '../../../platform/cases/admin/queries.ts'
import { CardTabs } from './card-tabs.tsx'

/** Charges of cards: what the wallet pays at the left, the decision at the right. */
export function ChargeCases() {
  const { t } = useLingui()
  const { search } = useListSearch<CaseSearch>()
  const query = useQuery(casesQuery({ name: 'card.chargeCases' }, search, 'status'))
  return (
    <CaseList
      title={t`Card charges`}
      tabs={<CardTabs />}
      query={query}
      ranged="card.chargeCases"
      states={[
        { value: '1', label: t`Complete` },
        { value: '-1', label: t`Cancelled` },
        { value: 'all', label: t`All states` },
      ]}
      usual={t`Waiting`}
      what={() => t`Card charge`}
      amountSort="amount"
      amount={row => <Money amount={row.amount} currency={row.cardCurrency} size="sm" isStrong exact />}
      state={row => <ChargeState status={row.status} />}
      isOpen={row => row.status === 0}
      below={(row, onDecided) => <Opened row={row} onDecided={onDecided} />}
    />
  )
}

function ChargeState({ status }: { status: wire.ReviewStatus }) {
  const { t } = useLingui()
  if (status === 0) return <Status state="waiting">{t`Pending`}</Status>
  return status === 1 ? (
    <Status state="settled">{t`Complete`}</Status>
  ) : (
    <Status state="wrong">{t`Cancelled`}</Status>
  )
}

function Evidence({ charge }: { charge: wire.CardCharge }) {
  const { t } = useLingui()
  const { amount, cardCurrency, cost, fee, currency, reason, created_date, email } = charge
  return (
    <Facts
      rows={[
        { label: t`The card gets`, value: <Money amount={amount} currency={cardCurrency} exact isStrong /> },
        { label: t`The wallet pays`, value: <Money amount={cost} currency={currency} exact /> },
        { label: t`Fee`, value: <Money amount={fee} currency={currency} exact /> },
        { label: t`Asked for`, value: <UtcTime at={created_date} /> },
        { label: t`E-mail`, value: email },
        reason !== null && { label: t`Reason`, value: reason },
      ]}
    />
  )
}

function Opened({ row, onDecided }: { row: wire.CardCharge; onDecided: () => void }) {
  const { t } = useLingui()
  const label = ({ amount, cardCurrency }: wire.CardCharge) => {
    const shown = amountText(amount, cardCurrency)
    return t`Put ${shown} on the card`
  }
  return (
    <div className="case">
      <Evidence charge={row} />
      {row.status === 0 ? (
        <Decision
          id={row.id}
          uid={row.uid}
          approve={{ call: 'card.approveCharge' }}
          approveLabel={label(row)}
          reject={{ call: 'card.rejectCharge' }}
          check="card-charge"
          onDecided={onDecided}
        />
      ) : (
        <ChargeState status={row.status} />
      )}
    </div>
  )
}
