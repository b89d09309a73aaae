import { oneQueryOf } from '../../../client/query-of.ts'

/** The state of the service, for everybody. */
export const serviceStateQuery = oneQueryOf(
  'operations.serviceState',
  { isPublic: true },
  { refetchInterval: 30_000 },
)

/** The same for the banner on every page: a page that opens asks again after a minute, and one that stands open does not. */
export const announcedQuery = oneQueryOf('operations.serviceState', { isPublic: true }, { staleTime: 60_000 })
