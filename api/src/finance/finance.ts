import type { Call } from '../http/call.ts'
import { income } from './income.ts'
import { journal } from './journal.ts'
import { closePeriod, periods } from './periods.ts'
import { postings } from './postings.ts'
import { totalAssets } from './total-assets.ts'
import { trialBalance } from './trial-balance.ts'

/** The books as finance reads them. */
export const financeCalls: readonly Call[] = [
  trialBalance,
  postings,
  journal,
  totalAssets,
  income,
  periods,
  closePeriod,
]
