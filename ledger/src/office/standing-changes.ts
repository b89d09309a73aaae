import * as v from 'valibot'
import { id, reason } from '../book/shapes.ts'
import { roles } from '../member/member-state.ts'

// Changes of how a member, or an administrator, stands with the house.

const level = v.pipe(v.number(), v.integer(), v.minValue(0))
/**
 * A member's virtual account at the bank of the house, or another in place of it. Number and bank are in `private`; the digest says
 * whether they are still those that were proposed.
 */
export const virtualAccount = v.object({
  kind: v.literal('virtual-account'),
  uid: id,
  digest: id,
  reason: v.optional(reason),
})

/** A role given to a member, or an administrator's taken. */
export const roleChange = v.object({
  kind: v.literal('role'),
  uid: id,
  from: v.picklist(roles),
  to: v.picklist(roles),
  reason,
})

/** A member raised to a VIP level, with or without an application for it. */
export const vipLevel = v.object({
  kind: v.literal('vip-level'),
  uid: id,
  from: level,
  to: level,
  application: v.optional(id),
  reason: v.optional(reason),
})

/** A member put into a user group, or taken out of one (null), whose terms are better for the member than those of now. */
export const userGroup = v.object({
  kind: v.literal('user-group'),
  uid: id,
  from: v.nullable(id),
  to: v.nullable(id),
  reason,
})

/** The PAY code of a member who has forgotten it is cleared: the next sign-in sets another, and what leaves the wallet rests. */
export const payCodeClearing = v.object({ kind: v.literal('pay-code-clearing'), uid: id, reason })
/** An administrator's account taken out of service, or put back into it. */
export const administratorStanding = v.object({
  kind: v.literal('administrator-standing'),
  uid: id,
  to: v.picklist(['disabled', 'enabled']),
  reason,
})
