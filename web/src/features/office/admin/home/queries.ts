import { oneQueryOf } from '../../../../client/query-of.ts'

const POLL_MS = 20_000

/** The back office at a glance. The whole shell asks this one call: the first screen, and the counts of the menu. */
export const officeHomeQuery = oneQueryOf('office.home', undefined, { refetchInterval: POLL_MS })
