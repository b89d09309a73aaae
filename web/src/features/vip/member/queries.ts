import type { wire } from '@strongroom/shared'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InferInput, InferOutput } from 'valibot'
import { callForAll, callForOne, callForPage } from '../../../client/call.ts'
import { filterOf, type ListSearch } from '../../../parts/list-search.ts'

type Result = InferOutput<typeof wire.reviewResult>
export const applyVip = (body: InferInput<typeof wire.applyVipBody>, attempt: string) =>
  callForOne<Result>({ path: '/user/applyvip', body, attempt })

/** The member's own applications, newest first. */
export const ownVipQuery = queryOptions({
  queryKey: ['own-vip'],
  queryFn: async () =>
    (await callForPage<wire.VipApplication>({ path: '/user/viplist', filter: { limit: 10 } })).rows,
  refetchInterval: 10_000,
})

export const vipLevelsQuery = queryOptions({
  queryKey: ['vip-levels'],
  queryFn: () => callForAll<InferOutput<typeof wire.vipLevel>>({ path: '/viplevels/list' }),
  staleTime: 60_000,
})

export const applyGiftCard = (body: InferInput<typeof wire.applyGiftCardBody>, attempt: string) =>
  callForOne<InferOutput<typeof wire.giftCardResult>>({ path: '/user/applygiftcard', body, attempt })

export const giftCardsQuery = (search: ListSearch) =>
  queryOptions({
    queryKey: ['gift-cards', search],
    queryFn: () =>
      callForPage<wire.GiftCardApplication>({
        path: '/users/getgiftcardlist',
        filter: filterOf(search, 'UTC'),
      }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  })
