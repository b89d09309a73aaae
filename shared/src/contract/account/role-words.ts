import { msg, type Word } from '#words'
import type { Role } from '../words.ts'

/** The name of each role. */
export const roleWords: Readonly<Record<Role, Word>> = {
  member: msg({ message: 'Member', context: 'role' }),
  support: msg({ message: 'Support', context: 'role' }),
  finance: msg({ message: 'Finance', context: 'role' }),
  operator: msg({ message: 'Operator', context: 'role' }),
  auditor: msg({ message: 'Auditor', context: 'role' }),
  superadmin: msg({ message: 'Superadministrator', context: 'role' }),
}
