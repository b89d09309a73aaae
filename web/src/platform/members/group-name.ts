import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'

/** Gives the name of a user group in the language of the page. */
export function useGroupName(): (group: wire.GroupName) => string {
  const { i18n } = useLingui()
  return ({ group_name, group_name_zh, group_name_sc, group_name_ja }) => {
    const names: Readonly<Record<string, string>> = {
      zh: group_name_zh,
      sc: group_name_sc,
      ja: group_name_ja,
    }
    return names[i18n.locale] ?? group_name
  }
}
