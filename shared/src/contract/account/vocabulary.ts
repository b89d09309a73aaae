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
    'RoleSet',
    'MemberDeleted',
  ],
  readModels: ['members'],
} as const satisfies Vocabulary
