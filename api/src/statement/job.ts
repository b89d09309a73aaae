import type { JobParts, JobsOf } from '../job-parts.ts'
import { accountStatementsDue } from '../vault/account-statements.ts'
import { monthlyStatementsDue } from '../vault/monthly-statements.ts'
import { makePapers } from './papers/make-papers.ts'

/** Asks for the statements of months that have ended; the job that makes statements then makes and mails them. */
const beginMonthly =
  ({ monthlyStatements, now, stopping }: JobParts) =>
  async (): Promise<void> => {
    while (!stopping.aborted && (await monthlyStatements.askForEnded(now())));
  }

/** The jobs of statements. */
export const statementJobs: JobsOf = parts => ({
  'make-statements': { run: makePapers(parts), due: accountStatementsDue },
  'begin-monthly-statements': { run: beginMonthly(parts), due: monthlyStatementsDue, clock: 'platform' },
})
