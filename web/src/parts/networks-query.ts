import { queryOptions } from '@tanstack/react-query'
import { callForAll } from '../client/call.ts'

/** Every currency with each network it can come in on. */
export const networksQuery = queryOptions({
  queryKey: ['networks'],
  queryFn: () => callForAll('catalogue.fixedNetworks'),
  staleTime: 300_000,
})
