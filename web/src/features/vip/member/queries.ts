import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { callForOne, callForPage } from '../../../client/call.ts'
import { askedOf } from '../../../client/following.ts'
import { pageQuery } from '../../../client/page-query.ts'

/** Asks for a VIP level. */
export const applyVip = (body: InferInput<typeof wire.applyVipBody>, attempt: string) =>
  callForOne('vip.apply', { body, attempt })

/** The member's own applications, newest first. */
export const ownVipQuery = queryOptions({
  queryKey: ['own-vip'],
  queryFn: async () => (await callForPage('vip.applications', { filter: { limit: 10 } })).rows,
  refetchInterval: 10_000,
  meta: askedOf('vip.applications'),
})

/** Orders gift cards, which an administrator decides. */
export const applyGiftCard = (body: InferInput<typeof wire.applyGiftCardBody>, attempt: string) =>
  callForOne('vip.applyForGiftCard', { body, attempt })

/** One page of the member's own applications for gift cards, newest first. */
export const ownGiftCardsQuery = (page: number) =>
  pageQuery({ name: 'vip.ownGiftCards' }, { page, limit: 10 }, 10_000)
