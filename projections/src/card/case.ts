import { cases } from '@strongroom/shared'
import { waits } from '../waits.ts'

/** Cards that were ordered. */
export const cardOrderSource = waits(cases.cardOrderCase, {
  table: 'card_orders',
  namedBy: 'orderId',
  kept: 'cardOrders',
  currency: null,
  amount: null,
})

/** Charges of cards, in the currency of the card. */
export const cardChargeSource = waits(cases.cardChargeCase, {
  table: 'card_charges',
  namedBy: 'chargeId',
  kept: 'cardCharges',
  currency: 'card_currency',
  amount: 'amount',
})
