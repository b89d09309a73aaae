import type { JobsOf } from '../job-parts.ts'
import { accountStatementsDue } from '../vault/account-statements.ts'
import { makePapers } from './papers/make-papers.ts'

/** The jobs of statements. */
export const statementJobs: JobsOf = parts => ({
  'make-statements': { run: makePapers(parts), due: accountStatementsDue },
})
