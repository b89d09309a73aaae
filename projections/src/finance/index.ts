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
export {
  type AccountBalance,
  type BooksAsOf,
  getBooksAsOf,
  listPostings,
  type PostingRow,
} from './postings/queries.ts'
