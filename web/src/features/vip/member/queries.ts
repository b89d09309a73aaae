import { callForOne } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { rowsQueryOf } from '../../../client/query-of.ts'

/** Asks for a VIP level. */
export const applyVip = (body: Body<'vip.apply'>, attempt: string) =>
  callForOne('vip.apply', { body, attempt })

/** The member's own applications, newest first. */
export const ownVipQuery = rowsQueryOf(
  'vip.applications',
  { filter: { limit: 10 } },
  { refetchInterval: 10_000 },
)

/** Orders gift cards, which an administrator decides. */
export const applyGiftCard = (body: Body<'vip.applyForGiftCard'>, attempt: string) =>
  callForOne('vip.applyForGiftCard', { body, attempt })
