import { queryOf } from '../../../client/query-of.ts'

/** The VIP levels with their terms. */
export const vipLevelsQuery = queryOf('vip.levels', undefined, { staleTime: 60_000 })
