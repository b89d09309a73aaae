import { queryOptions } from '@tanstack/react-query'
import { callForAll } from '../../../client/call.ts'

/** The VIP levels with their terms. */
export const vipLevelsQuery = queryOptions({
  queryKey: ['vip-levels'],
  queryFn: () => callForAll('vip.levels'),
  staleTime: 60_000,
})
