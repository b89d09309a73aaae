import type { JobsOf } from '../job-parts.ts'
import { postSkippedLetters, skippedLettersDue } from './tell-skipped.ts'

/** The jobs of quick pay. */
export const quickPayJobs: JobsOf = parts => ({
  'post-skipped-letters': {
    run: postSkippedLetters(parts),
    due: skippedLettersDue,
    reads: ['quick_pay_runs', 'quick_pay_schedules'],
  },
})
