import { oneQueryOf } from '../../../client/query-of.ts'

/** The state of the service, for everybody. */
export const serviceStateQuery = oneQueryOf(
  'operations.serviceState',
  { isPublic: true },
  { refetchInterval: 30_000 },
)

/** The same for the announcement of maintenance on every page: it is planned hours before. */
export const announcedQuery = oneQueryOf(
  'operations.serviceState',
  { isPublic: true },
  { staleTime: 600_000, refetchInterval: 600_000 },
)
