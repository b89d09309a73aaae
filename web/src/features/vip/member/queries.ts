import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { callForAll, callForOne, callForPage } from '../../../client/call.ts'
import { pageQuery } from '../../../client/page-query.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

export const applyVip = (body: InferInput<typeof wire.applyVipBody>, attempt: string) =>
  callForOne('vip.apply', { body, attempt })

/** The member's own applications, newest first. */
export const ownVipQuery = queryOptions({
  queryKey: ['own-vip'],
  queryFn: async () => (await callForPage('vip.applications', { filter: { limit: 10 } })).rows,
  refetchInterval: 10_000,
})

export const vipLevelsQuery = queryOptions({
  queryKey: ['vip-levels'],
  queryFn: () => callForAll('vip.levels'),
  staleTime: 60_000,
})

export const applyGiftCard = (body: InferInput<typeof wire.applyGiftCardBody>, attempt: string) =>
  callForOne('vip.applyForGiftCard', { body, attempt })

export const giftCardsQuery = (search: ListSearch) =>
  pageQuery({ name: 'vip.giftCards' }, filterOf('vip.giftCards', search, 'UTC'), 10_000)
