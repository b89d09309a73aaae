import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isNameIn, type wire } from '@strongroom/shared'

const ROLES: Readonly<Record<wire.Role, MessageDescriptor>> = {
  member: msg({ message: 'Member', context: 'role' }),
  support: msg({ message: 'Support', context: 'role' }),
  finance: msg({ message: 'Finance', context: 'role' }),
  operator: msg({ message: 'Operator', context: 'role' }),
  auditor: msg({ message: 'Auditor', context: 'role' }),
  superadmin: msg({ message: 'Superadministrator', context: 'role' }),
}

/** Name of each role. */
export function useRoleWords(): (role: string) => string {
  const { i18n } = useLingui()
  return role => (isNameIn(ROLES, role) ? i18n._(ROLES[role]) : role)
}
