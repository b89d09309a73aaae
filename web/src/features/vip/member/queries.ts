import type { wire } from '@strongroom/shared'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { callForAll, callForOne, callForPage } from '../../../client/call.ts'
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
  queryOptions({
    queryKey: ['gift-cards', search],
    queryFn: () => callForPage('vip.giftCards', { filter: filterOf('vip.giftCards', search, 'UTC') }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  })
