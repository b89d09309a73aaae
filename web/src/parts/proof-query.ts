import { firstQueryOf, oneQueryOf } from '../client/query-of.ts'

const POLL_MS = 10_000

/** How the read models compared with the log the last time; nothing before the first time. */
export const proofQuery = firstQueryOf('audit.proof', undefined, { refetchInterval: POLL_MS })

/** All that was found wrong with the books: for administrators. */
export const findingsQuery = oneQueryOf('audit.findings', undefined, { refetchInterval: POLL_MS })
