import { createQueries } from './create-queries.ts'

/** The cache of this tab's screens: what is asked before they are drawn is theirs. */
export const queries = createQueries()
