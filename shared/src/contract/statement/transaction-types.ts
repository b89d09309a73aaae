import { type TermOf, termsOf } from '../vocabularies.ts'

/**
 * Every kind of line a statement may have, from the capabilities' `vocabulary.ts`. The compiler holds against this list the
 * titles and filters on screen, and the words in CSV files.
 */
export const transactionTypes = termsOf('lines')

/** Kind of a statement’s line: `swap-out`. */
export type TransactionType = TermOf<'lines'>
