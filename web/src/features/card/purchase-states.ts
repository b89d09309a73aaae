import { purchaseStates } from '@strongroom/shared/words/card/purchase'
import { statesOf } from '../../parts/lists/columns.tsx'

/** Where a purchase with a card stands. */
export const PURCHASE_STATES = statesOf(purchaseStates, {
  pending: 'waiting',
  captured: 'settled',
  declined: 'wrong',
  reversed: 'reversed',
  expired: 'reversed',
})
