import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { amountText } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { InState, type States } from '../../../parts/lists/columns.tsx'
import { Money } from '../../../parts/money.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { caseScreen } from '../../../platform/cases/admin/case-screen.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { CardTabs } from './card-tabs.tsx'

const states: States<wire.ReviewStatus> = {
  0: { state: 'waiting', name: msg`Pending` },
  1: { state: 'settled', name: msg`Complete` },
  [-1]: { state: 'wrong', name: msg`Cancelled` },
}

/** Charges of cards: what the wallet pays at the left, the decision at the right. */
export const ChargeCases = caseScreen('card.chargeCases', {
  title: msg`Card charges`,
  Above: CardTabs,
  ranged: 'card.chargeCases',
  stateField: 'status',
  states: { '1': msg`Complete`, '-1': msg`Cancelled` },
  what: () => <Trans>Card charge</Trans>,
  amountSort: 'amount',
  amount: row => <Money amount={row.amount} currency={row.cardCurrency} size="sm" isStrong exact />,
  state: row => <InState {...states[row.status]} />,
  isOpen: row => row.status === 0,
  Below: Opened,
})

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
        <InState {...states[row.status]} />
      )}
    </div>
  )
}
