import type { Vocabulary } from '../vocabulary.ts'

/** Closed periods and reconciliation with outside statements. */
export const finance = {
  events: ['PeriodClosed', 'StatementReconciled', 'JournalEntryBooked'],
  readModels: ['periods', 'postings'],
  refusals: [
    'BOOKS_BEHIND',
    'ITEMS_UNEXPLAINED',
    'ITEM_NOT_OPEN',
    'MATCH_DIFFERS',
    'PERIOD_CLOSED',
    'PERIOD_NOT_NEXT',
    'PERIOD_NOT_OVER',
    'SAME_ACCOUNT',
    'STATEMENT_NOT_READY',
    'STATEMENT_SIGNED',
    'STATEMENT_TAKEN_IN',
  ],
  proposals: ['period', 'journal-entry'],
} as const satisfies Vocabulary
