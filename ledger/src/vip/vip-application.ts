import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { id, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { Member } from '../member/member-state.ts'

/** How large a single transaction is meant to be, in USD: 0 under 1,000, 1 to 5,000, 2 to 10,000, 3 above. */
export const volumes = [0, 1, 2, 3] as const
/** One of `volumes`, by its number. */
export type Volume = (typeof volumes)[number]

const level = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Events of a member's VIP applications. The supporting file stands in `private`. */
export const vipFacts = {
  /** `bankId` is one of the member's own accounts, `fileId` the supporting file; both stand in `private`. */
  VipApplied: {
    version: 1,
    schema: v.object({ applicationId: id, bankId: id, fileId: id, volume: v.picklist(volumes) }),
  },
  /** The level itself is set by the `VipSet` beside it. */
  VipApplicationApproved: { version: 1, schema: v.object({ applicationId: id, level }) },
  VipApplicationRejected: { version: 1, schema: v.object({ applicationId: id, reason }) },
  /** `reason` where an administrator has given the level without an application. */
  VipSet: { version: 1, schema: v.object({ level, reason: v.optional(reason) }) },
} as const
type Facts = FactOf<typeof vipFacts>

/** The member asks for a VIP level. `bankUsable`: whether the named account is approved and theirs. */
export type ApplyForVip = {
  readonly type: 'ApplyForVip'
  readonly input: {
    readonly applicationId: string
    readonly bankId: string
    readonly fileId: string
    readonly volume: Volume
  }
  readonly given: { readonly bankUsable: boolean }
}
/** An administrator approves the application and chooses the level. */
export type ApproveVip = {
  readonly type: 'ApproveVip'
  readonly input: { readonly applicationId: string; readonly level: number }
  readonly given: { readonly approver: string }
}
/** An administrator rejects the application, with a reason. */
export type RejectVip = {
  readonly type: 'RejectVip'
  readonly input: { readonly applicationId: string; readonly reason: string }
  readonly given: { readonly approver: string }
}

/** Why an application is not taken, or not decided. */
export type VipRefusal =
  | { readonly kind: 'identity-not-verified' }
  | { readonly kind: 'bank-not-usable' }
  | { readonly kind: 'vip-application-open' }
  | { readonly kind: 'case-unknown' }
  | { readonly kind: 'own-case' }
  | { readonly kind: 'already-decided'; readonly status: 'approved' | 'rejected' }
  | { readonly kind: 'reason-missing' }

type Decided = Decision<Facts, VipRefusal>

/** Applications that wait for a decision. */
export const openApplications = ({ vipApplications }: Pick<Member, 'vipApplications'>): readonly string[] =>
  Object.keys(vipApplications).filter(each => vipApplications[each] === 'pending')

/** Asks for VIP status: a verified member with a bank account of their own, one application at a time. */
export const decideApply = ({ input, given }: ApplyForVip, member: Member): Decided => {
  if (member.vipApplications[input.applicationId]) return accept()
  if (member.kyc !== 1) return refuse({ kind: 'identity-not-verified' })
  if (!given.bankUsable) return refuse({ kind: 'bank-not-usable' })
  if (openApplications(member).length > 0) return refuse({ kind: 'vip-application-open' })
  return accept({ type: 'VipApplied', ...input })
}

/** Approves an open application and sets the level in the same decision. */
export const decideApprove = (
  { input: { applicationId, level }, given: { approver } }: ApproveVip,
  member: Member,
): Decided => {
  const status = member.vipApplications[applicationId]
  if (!status) return refuse({ kind: 'case-unknown' })
  if (approver === member.uid) return refuse({ kind: 'own-case' })
  if (status !== 'pending') return refuse({ kind: 'already-decided', status })
  return accept(
    { type: 'VipApplicationApproved', applicationId, level },
    ...(member.vipLevel === level ? [] : [{ type: 'VipSet', level } as const]),
  )
}

/** Rejects an open application. The level stays as it is. */
export const decideReject = ({ input, given: { approver } }: RejectVip, member: Member): Decided => {
  const { applicationId } = input
  const status = member.vipApplications[applicationId]
  const reason = input.reason.trim()
  if (!status) return refuse({ kind: 'case-unknown' })
  if (approver === member.uid) return refuse({ kind: 'own-case' })
  if (status !== 'pending') return refuse({ kind: 'already-decided', status })
  if (!reason) return refuse({ kind: 'reason-missing' })
  return accept({ type: 'VipApplicationRejected', applicationId, reason })
}
