import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  MemberRegistered: msg({ message: 'Member registered', context: 'event' }),
  QuickPaySwitched: msg({ message: 'Quick pay switched on or off', context: 'event' }),
  EarnSwitched: msg({ message: 'Offer of fixed deposits switched on or off', context: 'event' }),
  MemberDisabled: msg({ message: 'Member disabled', context: 'event' }),
  MemberEnabled: msg({ message: 'Member enabled', context: 'event' }),
  SessionsEnded: msg({ message: 'Sessions ended', context: 'event' }),
  AuthenticatorRemoved: msg({ message: 'Authenticator app removed', context: 'event' }),
  MemberEdited: msg({ message: 'Member’s details edited', context: 'event' }),
  RoleSet: msg({ message: 'Role set', context: 'event' }),
  MemberDeleted: msg({ message: 'Member left', context: 'event' }),
} as const satisfies EventWords
