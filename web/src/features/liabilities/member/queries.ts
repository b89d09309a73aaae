import { queryOptions } from '@tanstack/react-query'
import { callForAll } from '../../../client/call.ts'

/** The member's balances in the last proof of liabilities; nothing before the first that counts them. */
export const countedQuery = queryOptions({
  queryKey: ['liabilities', 'mine'],
  queryFn: async () => (await callForAll('liabilities.mine'))[0] ?? null,
  staleTime: 60_000,
})

/** The last proof of liabilities that is sealed; nothing before the first. */
export const provenQuery = queryOptions({
  queryKey: ['liabilities', 'proven'],
  queryFn: async () => (await callForAll('liabilities.proven', { isPublic: true }))[0] ?? null,
})

/** Liabilities beside holdings, by currency. */
export const comparedQuery = queryOptions({
  queryKey: ['liabilities', 'compared'],
  queryFn: () => callForAll('liabilities.compared', { isPublic: true }),
})

/** The holdings that the house states, place by place. */
export const holdingsQuery = queryOptions({
  queryKey: ['holdings'],
  queryFn: () => callForAll('liabilities.holdings', { isPublic: true }),
})
