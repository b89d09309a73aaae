import type { JobsOf } from '../job-parts.ts'
import { bulkJobsDue } from '../vault/bulk-jobs.ts'
import { finishProposals, finishProposalsDue } from './carry-out.ts'
import { decideInBulk } from './decide-in-bulk.ts'

/** The jobs of the back office. */
export const officeJobs: JobsOf = parts => ({
  'decide-in-bulk': { run: decideInBulk(parts), due: bulkJobsDue },
  'finish-proposals': { run: finishProposals(parts), due: finishProposalsDue, reads: ['proposals'] },
})
