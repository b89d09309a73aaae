import { cases } from '@strongroom/shared'
import { waits } from '../waits.ts'

/** Adjustments that wait for a second administrator. */
export const adjustmentSource = waits(cases.adjustmentCase, {
  table: 'adjustments',
  namedBy: 'adjustmentId',
  kept: 'adjustments',
  enteredBy: 'entered_by',
  currency: 'currency',
  amount: 'amount',
})
