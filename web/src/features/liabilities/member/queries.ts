import { firstQueryOf, queryOf } from '../../../client/query-of.ts'

/** The member's balances in the last proof of liabilities; nothing before the first that counts them. */
export const countedQuery = firstQueryOf('liabilities.mine', undefined, { staleTime: 60_000 })

/** The last proof of liabilities that is sealed; nothing before the first. */
export const provenQuery = firstQueryOf('liabilities.proven', { isPublic: true })

/** Liabilities beside holdings, by currency. */
export const comparedQuery = queryOf('liabilities.compared', { isPublic: true })

/** The holdings that the house states, place by place. */
export const holdingsQuery = queryOf('liabilities.holdings', { isPublic: true })
