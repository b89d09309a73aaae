export {
  type Cut,
  type Days,
  getHousePositions,
  getIncome,
  type IncomeRow,
  type PositionRow,
} from './income/queries.ts'
export {
  beginningOf,
  endOf,
  type JournalFormat,
  journalFormats,
  journalText,
} from './journal/journal.ts'
export { classOf } from './journal/journal-account.ts'
export { type MirrorEntry, readMirror } from './mirror/mirror-entries.ts'
export { firstMonth, getPeriod, listPeriods, type PeriodRow } from './periods/queries.ts'
export { type AssetDayRow, getAssetDays } from './postings/by-day.ts'
export { type FlowRow, getFlows } from './postings/flows.ts'
export { boundsOf } from './postings/late.ts'
export {
  type AccountBalance,
  type BooksAsOf,
  countLate,
  getBooksAsOf,
  listPostings,
  type PostingRow,
} from './postings/queries.ts'
