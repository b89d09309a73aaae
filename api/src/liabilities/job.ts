import { custodyOf } from '../chain/custody/custody-of.ts'
import type { JobsOf } from '../job-parts.ts'
import { askCustody, askCustodyDue } from './ask-custody.ts'
import { proveDaily, proveDailyDue } from './prove-liabilities.ts'

/** The jobs of liabilities: the daily proof, and what custody holds against it. */
export const liabilitiesJobs: JobsOf = parts => {
  const custody = custodyOf(parts)
  return {
    'prove-liabilities': {
      run: proveDaily({ ...parts, by: 'prove-liabilities' }),
      due: proveDailyDue,
      clock: 'platform',
      reads: ['events', 'wallets'],
      wokenBy: ['LiabilitiesProofAsked'],
      longestPauseMs: 600_000,
    },
    ...(custody && {
      'ask-custody': {
        run: askCustody({ ...parts, custody }),
        due: askCustodyDue,
        clock: 'platform',
      },
    }),
  }
}
