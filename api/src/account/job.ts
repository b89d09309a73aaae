import type { JobsOf } from '../job-parts.ts'
import { bound } from '../vault/bound.ts'
import * as deletions from '../vault/deletions.ts'
import { finishDeletions, finishDeletionsDue } from './delete-member.ts'

/** The jobs of accounts. */
export const accountJobs: JobsOf = ({ db, files, ledger }) => ({
  'finish-deletions': {
    run: finishDeletions({ leavers: bound(deletions, { db, files }), ledger }),
    due: finishDeletionsDue,
  },
})
