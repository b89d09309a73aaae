import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { cardChargeStates } from '@strongroom/shared/words/card/state'
import { amountText } from '../../../i18n/amount.ts'
import { CANCELLED_TOO, InState, statesOf } from '../../../parts/lists/columns.tsx'
import { Money } from '../../../parts/money.tsx'
import { email, money, reason, since } from '../../../platform/cases/admin/case-facts.tsx'
import { caseKind } from '../../../platform/cases/admin/case-kind.tsx'
import { decidedOf } from '../../../platform/cases/admin/states.ts'
import { CardTabs } from './card-tabs.tsx'

const states = statesOf(cardChargeStates, CANCELLED_TOO)

/** Charges of cards: what the wallet pays at the left, the decision at the right. */
export const ChargeCases = caseKind('card-charge', 'card.chargeCases', {
  Above: CardTabs,
  ranged: 'card.chargeCases',
  stateField: 'status',
  states: decidedOf(states),
  what: () => <Trans>Card charge</Trans>,
  amountSort: 'amount',
  amount: row => <Money amount={row.amount} currency={row.cardCurrency} size="sm" isStrong exact />,
  state: row => <InState {...states[row.status]} />,
  isOpen: row => row.status === 0,
  evidence: [
    money('amount', 'cardCurrency', msg`The card gets`, { isStrong: true }),
    money('cost', 'currency', msg`The wallet pays`),
    money('fee', 'currency', msg`Fee`),
    since(),
    email(),
    reason(),
  ],
  decision: {
    approve: { call: 'card.approveCharge' },
    label: row => msg`Put ${{ shown: amountText(row.amount, row.cardCurrency) }} on the card`,
    reject: { call: 'card.rejectCharge' },
  },
  approval: { kind: 'card-charge', leaves: msg`The wallet pays`, gets: msg`The card gets` },
  bulk: 'card.approveCharge',
})
