import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { code, id, reason } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'
import {
  type DecideKyc,
  type DecideKycRecord,
  decideErase,
  decideRecord,
  decideStanding,
  decideSubmit,
  type EraseKyc,
  endWaiting,
  type IdentityRefusal,
  identityAfter,
  identityFacts,
  type SubmitKyc,
} from '../identity/identity.ts'
import {
  type Member,
  type Role,
  roles,
  type UserType,
  type VipApplicationStatus,
} from '../member/member-state.ts'
import {
  type ApplyForVip,
  type ApproveVip,
  decideApply,
  decideApprove,
  decideReject,
  openApplications,
  type RejectVip,
  type VipRefusal,
  vipFacts,
} from '../vip/vip-application.ts'
import {
  afterRequest,
  decideRequestCommand,
  isRequestCommand,
  isRequestFact,
  type RequestCommand,
  type RequestRefusal,
  requestFacts,
} from './private-requests.ts'
import {
  decideStandingCommand,
  isStandingCommand,
  type StandingCommand,
  type StandingRefusal,
  standingFacts,
} from './standing.ts'

const facts = {
  /** `referrer` is the uid of the member who brought them, `inviteCode` the code they registered with. */
  MemberRegistered: {
    version: 1,
    schema: v.object({
      userType: v.picklist([0, 1]),
      referrer: v.optional(id),
      inviteCode: v.optional(code),
    }),
  },
  ...identityFacts,
  ...vipFacts,
  QuickPaySwitched: { version: 1, schema: v.object({ on: v.boolean() }) },
  /** Whether the member wants to be offered fixed deposits. */
  EarnSwitched: { version: 1, schema: v.object({ on: v.boolean() }) },
  ...standingFacts,
  ...requestFacts,
  /** Set by the platform's start and its commands without a reason. */
  RoleSet: { version: 1, schema: v.object({ role: v.picklist(roles), reason: v.optional(reason) }) },
  /** The member has left. Their personal data is erased from `private`; this stream and the wallet's stay. */
  MemberDeleted: { version: 1, schema: v.object({}) },
} as const
/** Every event of stream `member-{uid}`. */
export type MemberFact = FactOf<typeof facts>

/** Everything that the rules of `member-{uid}` decide: registration, identity, VIP level, user group, standing, role, deletion. */
export type MemberCommand =
  | {
      readonly type: 'RegisterMember'
      readonly input: {
        readonly userType: UserType
        readonly referrer?: string | undefined
        readonly inviteCode?: string | undefined
      }
    }
  | SubmitKyc
  | DecideKyc
  | DecideKycRecord
  | EraseKyc
  | ApplyForVip
  | ApproveVip
  | RejectVip
  | { readonly type: 'SwitchQuickPay'; readonly input: { readonly on: boolean } }
  | { readonly type: 'SwitchEarn'; readonly input: { readonly on: boolean } }
  | StandingCommand
  | RequestCommand
  | {
      readonly type: 'SetRole'
      readonly input: { readonly role: Role; readonly reason?: string | undefined }
      /** The role that the change was agreed on for, and its administrator; without them the platform's own command. */
      readonly given?: { readonly from: Role; readonly approver: string }
    }
  | { readonly type: 'DeleteMember'; readonly input: Record<string, never> }

/** Why a command to `member-{uid}` changes nothing. */
export type MemberRefusal =
  | { readonly kind: 'member-unknown' }
  | { readonly kind: 'role-held' }
  | { readonly kind: 'role-changed' }
  | IdentityRefusal
  | VipRefusal
  | StandingRefusal
  | RequestRefusal

/** Every command states how things shall be; when they already are, nothing is written. */
const decide = (command: MemberCommand, member: Member): Decision<MemberFact, MemberRefusal> => {
  if (command.type === 'RegisterMember')
    return member.registered ? accept() : accept({ type: 'MemberRegistered', ...command.input })
  if (!member.registered) return refuse({ kind: 'member-unknown' })
  if (command.type === 'DeleteMember') return decideDelete(member)
  if (member.deleted) return refuse({ kind: 'member-unknown' })
  if (isStandingCommand(command)) return decideStandingCommand(command, member)
  if (isRequestCommand(command)) return decideRequestCommand(command, member)
  switch (command.type) {
    case 'ApplyForVip':
      return decideApply(command, member)
    case 'ApproveVip':
      return decideApprove(command, member)
    case 'RejectVip':
      return decideReject(command, member)
    case 'SubmitKyc':
      return decideSubmit(command, member)
    case 'DecideKyc':
      return decideStanding(command, member)
    case 'DecideKycRecord':
      return decideRecord(command, member)
    case 'EraseKyc':
      return decideErase(command, member)
    case 'SwitchQuickPay':
      return unless(member.quickPayOn === command.input.on, {
        type: 'QuickPaySwitched',
        on: command.input.on,
      })
    case 'SwitchEarn':
      return unless(member.earnOn === command.input.on, { type: 'EarnSwitched', on: command.input.on })
    case 'SetRole':
      return decideRole(command, member)
  }
}

const unless = (already: boolean, fact: MemberFact): Decision<MemberFact, never> =>
  already ? accept() : accept(fact)

/** An administrator never changes their own role, and a change that was agreed on for another role is not made. */
const decideRole = (
  { input, given }: Extract<MemberCommand, { type: 'SetRole' }>,
  member: Member,
): Decision<MemberFact, MemberRefusal> => {
  if (given?.approver === member.uid) return refuse({ kind: 'own-case' })
  if (member.role === input.role) return accept()
  if (given && given.from !== member.role) return refuse({ kind: 'role-changed' })
  return accept({ type: 'RoleSet', ...input })
}

/** A member with a role has to lose it first. Open applications end with the account. */
const decideDelete = (member: Member): Decision<MemberFact, MemberRefusal> => {
  if (member.deleted) return accept()
  if (member.role !== 'member') return refuse({ kind: 'role-held' })
  const ended = openApplications(member).map(
    applicationId =>
      ({ type: 'VipApplicationRejected', applicationId, reason: 'The account was deleted' }) as const,
  )
  return accept<MemberFact>(...endWaiting(member), ...ended, { type: 'MemberDeleted' })
}

const applied = (member: Member, applicationId: string, status: VipApplicationStatus): Member => ({
  ...member,
  vipApplications: { ...member.vipApplications, [applicationId]: status },
})

const evolve = (member: Member, fact: MemberFact): Member => {
  if (isRequestFact(fact)) return afterRequest(member, fact)
  switch (fact.type) {
    case 'MemberRegistered':
      return {
        ...member,
        registered: true,
        userType: fact.userType,
        referrer: fact.referrer,
        inviteCode: fact.inviteCode,
      }
    case 'KycSubmitted':
    case 'KycDecided':
    case 'KycErased':
      return { ...member, ...identityAfter(member, fact) }
    case 'VipSet':
      return { ...member, vipLevel: fact.level }
    case 'UserGroupSet':
      return { ...member, userGroup: fact.group ?? undefined }
    case 'VipApplied':
      return applied(member, fact.applicationId, 'pending')
    case 'VipApplicationApproved':
      return applied(member, fact.applicationId, 'approved')
    case 'VipApplicationRejected':
      return applied(member, fact.applicationId, 'rejected')
    case 'QuickPaySwitched':
      return { ...member, quickPayOn: fact.on }
    case 'EarnSwitched':
      return { ...member, earnOn: fact.on }
    case 'MemberDisabled':
      return { ...member, enabled: false }
    case 'MemberEnabled':
      return { ...member, enabled: true }
    case 'MemberEdited':
    case 'SessionsEnded':
    case 'AuthenticatorRemoved':
      return member
    case 'RoleSet':
      return { ...member, role: fact.role }
    case 'MemberDeleted':
      return { ...member, enabled: false, deleted: true }
  }
}

/** One member's standing with the house: stream `member-{uid}`. */
export const memberDecider: Decider<Member, MemberCommand, MemberFact, MemberRefusal> = {
  category: 'member',
  stateVersion: 3,
  initial: uid => ({
    uid,
    registered: false,
    enabled: true,
    userType: 0,
    kyc: -1,
    kycRecords: {},
    vipLevel: 0,
    vipApplications: {},
    giftCards: {},
    quickPayOn: true,
    earnOn: true,
    role: 'member',
    deleted: false,
  }),
  decide,
  evolve,
  facts,
}
