export {
  type AccountBalance,
  type BooksAsOf,
  getBooksAsOf,
  listPostings,
  type PostingRow,
} from './postings/queries.ts'
