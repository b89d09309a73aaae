import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { callForAll, callForOne, callForPage } from '../../../client/call.ts'
import { pageQuery } from '../../../client/page-query.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

/** Asks for a VIP level. */
export const applyVip = (body: InferInput<typeof wire.applyVipBody>, attempt: string) =>
  callForOne('vip.apply', { body, attempt })

/** The member's own applications, newest first. */
export const ownVipQuery = queryOptions({
  queryKey: ['own-vip'],
  queryFn: async () => (await callForPage('vip.applications', { filter: { limit: 10 } })).rows,
  refetchInterval: 10_000,
})

/** The VIP levels with their terms. */
export const vipLevelsQuery = queryOptions({
  queryKey: ['vip-levels'],
  queryFn: () => callForAll('vip.levels'),
  staleTime: 60_000,
})

/** Orders gift cards, which staff answer by hand. */
export const applyGiftCard = (body: InferInput<typeof wire.applyGiftCardBody>, attempt: string) =>
  callForOne('vip.applyForGiftCard', { body, attempt })

/** One page of all members' orders of gift cards. Days are of UTC. */
export const giftCardsQuery = (search: ListSearch) =>
  pageQuery({ name: 'vip.giftCards' }, filterOf('vip.giftCards', search, 'UTC'), 10_000)
