import { cases } from '@strongroom/shared'
import { waits } from '../waits.ts'

/** Withdrawals that wait for finance. */
export const withdrawalSource = waits(cases.withdrawalCase, {
  table: 'withdrawals',
  namedBy: 'withdrawalId',
  kept: 'withdrawals',
  enteredBy: 'entered_by',
  currency: 'currency',
  amount: 'amount',
})
