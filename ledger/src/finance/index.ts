export {
  type JournalEntryFact,
  type JournalEntryRefusal,
  journalEntryDecider,
} from './journal-entry.ts'
export { books, type PeriodFact, type PeriodRefusal, periodDecider } from './period.ts'
export {
  type ReconciliationFact,
  type ReconciliationRefusal,
  reconciliationDecider,
} from './reconciliation.ts'
