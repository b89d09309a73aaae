import type { JobsOf } from '../../job-parts.ts'
import { postProposalLetters, proposalLettersDue } from './proposal-mail.ts'

/** The jobs of proposals. */
export const proposalJobs: JobsOf = parts => ({
  'post-proposal-letters': {
    run: postProposalLetters(parts),
    due: proposalLettersDue,
    reads: ['proposals', 'members'],
  },
})
