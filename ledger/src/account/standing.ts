import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { id, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { Member } from '../member/member-state.ts'

/** The details of a member that an administrator may edit. Their values stand in `private`. */
export const editableFields = ['username', 'email', 'language'] as const
/** The name of one editable detail; never its value. */
export type EditableField = (typeof editableFields)[number]

/** Events of a member's standing, which administrators change with a reason. None of them moves money. */
export const standingFacts = {
  /** Facts from before reasons were asked for have none. */
  MemberDisabled: { version: 1, schema: v.object({ reason: v.optional(reason) }) },
  MemberEnabled: { version: 1, schema: v.object({ reason: v.optional(reason) }) },
  /** Names the details of a member that an administrator has edited; never their old or new values. */
  MemberEdited: {
    version: 1,
    schema: v.object({ fields: v.pipe(v.array(v.picklist(editableFields)), v.readonly()), reason }),
  },
  /** An administrator has ended every session that was open. */
  SessionsEnded: { version: 1, schema: v.object({ reason }) },
  /** An administrator has turned off the authenticator app of a member who lost it, recovery codes and all. */
  AuthenticatorRemoved: { version: 1, schema: v.object({ reason }) },
  /** An administrator has put the member into a user group, by its code; null has taken the member out of one. */
  UserGroupSet: { version: 1, schema: v.object({ group: v.nullable(id), reason }) },
} as const

type Given = { readonly given: { readonly approver: string } }

/** Bars the member from acting and from being paid, until another administrator's `EnableMember`. The money stays. */
export type DisableMember = {
  readonly type: 'DisableMember'
  readonly input: { readonly reason: string }
} & Given
/** Lifts `DisableMember`. */
export type EnableMember = {
  readonly type: 'EnableMember'
  readonly input: { readonly reason: string }
} & Given
/** A level given without an application. */
export type SetVip = {
  readonly type: 'SetVip'
  readonly input: { readonly level: number; readonly reason: string }
} & Given
/** A user group given to a member by its code, or taken (null). */
export type SetUserGroup = {
  readonly type: 'SetUserGroup'
  readonly input: { readonly group: string | null; readonly reason: string }
} & Given
/** Records which details an administrator has edited. The values themselves are written to `private`. */
export type EditMember = {
  readonly type: 'EditMember'
  readonly input: { readonly fields: readonly EditableField[]; readonly reason: string }
} & Given
/** Ends every open session; the account stays as it is. */
export type EndSessions = {
  readonly type: 'EndSessions'
  readonly input: { readonly reason: string }
} & Given
/** Turns off the authenticator app, for a member who has neither it nor a recovery code. */
export type RemoveAuthenticator = {
  readonly type: 'RemoveAuthenticator'
  readonly input: { readonly reason: string }
} & Given
/** The commands by which an administrator, never the member in question, changes a member's standing. */
export type StandingCommand =
  | DisableMember
  | EnableMember
  | SetVip
  | SetUserGroup
  | EditMember
  | EndSessions
  | RemoveAuthenticator

/** `own-case`: administrators do not decide about themselves. `reason-missing`: only spaces were given. */
export type StandingRefusal = { readonly kind: 'own-case' } | { readonly kind: 'reason-missing' }

type StandingFact =
  | FactOf<typeof standingFacts>
  | { readonly type: 'VipSet'; readonly level: number; readonly reason?: string | undefined }

/** Narrows a command of `member-{uid}` to those that `decideStandingCommand` takes. */
export const isStandingCommand = (command: { readonly type: string }): command is StandingCommand =>
  command.type === 'DisableMember' ||
  command.type === 'EnableMember' ||
  command.type === 'SetVip' ||
  command.type === 'SetUserGroup' ||
  command.type === 'EditMember' ||
  command.type === 'EndSessions' ||
  command.type === 'RemoveAuthenticator'

/**
 * Decides a command of an administrator about a member's account, with a reason. Refuses an administrator's own account. A
 * command that asks for the present state writes nothing.
 */
export const decideStandingCommand = (
  command: StandingCommand,
  member: Member,
): Decision<StandingFact, StandingRefusal> => {
  const reason = command.input.reason.trim()
  if (command.given.approver === member.uid) return refuse({ kind: 'own-case' })
  if (!reason) return refuse({ kind: 'reason-missing' })
  switch (command.type) {
    case 'DisableMember':
      return member.enabled ? accept({ type: 'MemberDisabled', reason }) : accept()
    case 'EnableMember':
      return member.enabled ? accept() : accept({ type: 'MemberEnabled', reason })
    case 'SetVip': {
      const { level } = command.input
      return member.vipLevel === level ? accept() : accept({ type: 'VipSet', level, reason })
    }
    case 'SetUserGroup': {
      const { group } = command.input
      return (member.userGroup ?? null) === group ? accept() : accept({ type: 'UserGroupSet', group, reason })
    }
    case 'EditMember': {
      const fields = [...command.input.fields]
      return fields.length === 0 ? accept() : accept({ type: 'MemberEdited', fields, reason })
    }
    case 'EndSessions':
      return accept({ type: 'SessionsEnded', reason })
    case 'RemoveAuthenticator':
      return accept({ type: 'AuthenticatorRemoved', reason })
  }
}
