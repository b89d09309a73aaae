import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { cardOrderStates } from '@strongroom/shared/words/card/state'
import { CANCELLED_TOO, InState, statesOf } from '../../../parts/lists/columns.tsx'
import { email, fact, reason, since, text } from '../../../platform/cases/admin/case-facts.tsx'
import { caseKind } from '../../../platform/cases/admin/case-kind.tsx'
import { decidedOf } from '../../../platform/cases/admin/states.ts'
import { CardTabs } from './card-tabs.tsx'

const states = statesOf(cardOrderStates, CANCELLED_TOO)

/** Orders of cards at the other provider: a number that the provider knows opens a card; an unknown one is rejected. */
export const OrderCases = caseKind('card-order', 'card.orders', {
  searchLabel: msg`Search name, e-mail, user ID, order number`,
  Above: CardTabs,
  stateField: 'status',
  states: decidedOf(states),
  what: row => <span className="figures">{row.orderNumber ?? <Trans>erased</Trans>}</span>,
  amount: row => <span className="quiet">{row.card_type_name ?? <Trans>Card</Trans>}</span>,
  amountHead: msg`Type of card`,
  state: row => <InState {...states[row.status]} />,
  isOpen: row => row.status === 0,
  evidence: [
    fact(msg`Order number`, row => <span className="mono">{row.orderNumber ?? <Trans>erased</Trans>}</span>),
    since(),
    email(),
    text('card_type_name', msg`Type of card`),
    reason(),
  ],
  decision: {
    approve: { call: 'card.decideOrder', body: { status: 1 } },
    label: msg`Open the card`,
    reject: { call: 'card.decideOrder', body: { status: -1 } },
  },
  approval: { kind: 'card-order', gets: msg`The card gets` },
})
