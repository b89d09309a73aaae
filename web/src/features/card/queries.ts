import { queryOptions } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { askedOf } from '../../client/following.ts'

/** The types of cards that are offered, with their prices, as everybody may read them. */
export const cardTypesQuery = queryOptions({
  queryKey: ['card-types'],
  queryFn: async () => (await call('cardType.offered', { isPublic: true })).data,
  staleTime: 300_000,
  meta: askedOf('cardType.offered'),
})
