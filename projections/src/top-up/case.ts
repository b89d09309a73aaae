import { cases } from '@strongroom/shared'
import { waits } from '../waits.ts'

/** Top-ups that wait for finance. */
export const topUpSource = waits(cases.topUpCase, {
  table: 'top_ups',
  namedBy: 'topUpId',
  kept: 'topUps',
  currency: 'currency',
  amount: 'amount',
})
