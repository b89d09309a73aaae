import { queryOptions } from '@tanstack/react-query'
import { callForAll } from '../client/call.ts'

const POLL_MS = 10_000

/** How the read models compared with the log the last time; nothing before the first time. */
export const proofQuery = queryOptions({
  queryKey: ['proof'],
  queryFn: async () => (await callForAll('audit.proof'))[0] ?? null,
  refetchInterval: POLL_MS,
})
