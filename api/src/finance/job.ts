import type { JobsOf } from '../job-parts.ts'
import { statementsDue } from '../vault/statements.ts'
import { reconcileStatements } from './reconciliation/reconcile-statements.ts'

/** The jobs of finance. */
export const financeJobs: JobsOf = parts => ({
  'reconcile-statements': {
    run: reconcileStatements(parts),
    due: statementsDue,
    reads: ['adjustments', 'proposals'],
  },
})
