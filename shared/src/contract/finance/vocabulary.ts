import type { Vocabulary } from '../vocabulary.ts'

export const finance = {
  events: ['PeriodClosed', 'StatementReconciled'],
  readModels: ['periods', 'postings'],
} as const satisfies Vocabulary
