import type { JobsOf } from '../job-parts.ts'
import { createDeletions } from '../vault/deletions.ts'
import { finishDeletions, finishDeletionsDue } from './delete-member.ts'

/** The jobs of accounts. */
export const accountJobs: JobsOf = ({ db, files, ledger }) => ({
  'finish-deletions': {
    run: finishDeletions({ leavers: createDeletions(db, files), ledger }),
    due: finishDeletionsDue,
  },
})
