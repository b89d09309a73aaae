import { queryOptions } from '@tanstack/react-query'
import { callForOne } from '../../../client/call.ts'

const POLL_MS = 10_000

/** All that was found wrong with the books. */
export const findingsQuery = queryOptions({
  queryKey: ['proof', 'findings'],
  queryFn: () => callForOne('audit.findings'),
  refetchInterval: POLL_MS,
})
