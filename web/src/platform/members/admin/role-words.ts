import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { roleWords } from '@strongroom/shared/words/account/role'
import { descriptorOf } from '../../../i18n/word.ts'

/** Name of each role. */
export function useRoleWords(): (role: string) => string {
  const { i18n } = useLingui()
  return role => (role in roleWords ? i18n._(descriptorOf(roleWords[role as wire.Role])) : role)
}
