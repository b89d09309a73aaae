import type { JobParts, JobsOf } from '../job-parts.ts'
import { accountStatementsDue } from '../vault/account-statements.ts'
import { budgetsDue } from '../vault/budgets.ts'
import { monthlyStatementsDue } from '../vault/monthly-statements.ts'
import { makePapers } from './papers/make-papers.ts'
import { tellBudgets } from './tell-budgets.ts'

/** Every movement of every member wakes the look at budgets: those of a moment are looked at together. */
const GATHER_MS = 1_000

/** Asks for the statements of months that have ended; the job that makes statements then makes and mails them. */
const beginMonthly =
  ({ monthlyStatements, now, stopping }: JobParts) =>
  async (): Promise<void> => {
    while (!stopping.aborted && (await monthlyStatements.askForEnded(now())));
  }

/** The jobs of statements. */
export const statementJobs: JobsOf = parts => ({
  'make-statements': { run: makePapers(parts), due: accountStatementsDue },
  'tell-budgets': {
    run: tellBudgets(parts),
    due: budgetsDue,
    reads: ['movements', 'card_transactions'],
    gatherMs: GATHER_MS,
  },
  'begin-monthly-statements': { run: beginMonthly(parts), due: monthlyStatementsDue, clock: 'platform' },
})
