import { queryOptions } from '@tanstack/react-query'
import { callForAll } from '../../../client/call.ts'

/** The member's balances in the last proof of liabilities; nothing before the first that counts them. */
export const countedQuery = queryOptions({
  queryKey: ['liabilities', 'mine'],
  queryFn: async () => (await callForAll('liabilities.mine'))[0] ?? null,
  staleTime: 60_000,
})
