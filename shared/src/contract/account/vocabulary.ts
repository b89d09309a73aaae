import type { Vocabulary } from '../vocabulary.ts'

export const account = {
  events: [
    'MemberRegistered',
    'QuickPaySwitched',
    'EarnSwitched',
    'MemberDisabled',
    'MemberEnabled',
    'MemberEdited',
    'SessionsEnded',
    'AuthenticatorRemoved',
    'RoleSet',
    'MemberDeleted',
  ],
  readModels: ['members'],
} as const satisfies Vocabulary
