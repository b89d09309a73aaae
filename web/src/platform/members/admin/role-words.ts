import { useLingui } from '@lingui/react/macro'
import { isNameIn } from '@strongroom/shared'
import { roleWords } from '@strongroom/shared/words/account/role'
import { descriptorOf } from '../../../i18n/word.ts'

/** Name of each role. */
export function useRoleWords(): (role: string) => string {
  const { i18n } = useLingui()
  return role => (isNameIn(roleWords, role) ? i18n._(descriptorOf(roleWords[role])) : role)
}
