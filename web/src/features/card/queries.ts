import { queryOf } from '../../client/query-of.ts'

/** The types of cards that are offered, with their prices, as everybody may read them. */
export const cardTypesQuery = queryOf('cardType.offered', { isPublic: true }, { staleTime: 300_000 })
