import { queryOptions } from '@tanstack/react-query'
import { callForOne } from '../../../../client/call.ts'

const POLL_MS = 20_000

/** The back office at a glance. The whole shell asks this one call: the first screen, and the counts of the menu. */
export const officeHomeQuery = queryOptions({
  queryKey: ['office-home'],
  queryFn: () => callForOne('office.home'),
  refetchInterval: POLL_MS,
})
