import { oneQueryOf } from '../../../client/query-of.ts'

const POLL_MS = 10_000

/** All that was found wrong with the books. */
export const findingsQuery = oneQueryOf('audit.findings', undefined, { refetchInterval: POLL_MS })
