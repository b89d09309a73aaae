import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { PAGE_LANGUAGES, SETTING_GROUPS, SETTING_PAGES } from './setting-words.ts'

export type SettingInWords = { readonly setting: wire.SystemConfig; readonly meaning: string }
type GroupInWords = { readonly label: string; readonly settings: readonly SettingInWords[] }

/** Groups settings, each with its meaning in the reader's language. One without words here comes last, as it is. */
export function useSettingGroups(): (settings: readonly wire.SystemConfig[]) => GroupInWords[] {
  const { t, i18n } = useLingui()
  const pages = Object.entries(SETTING_PAGES).flatMap(([code, page]) =>
    Object.entries(PAGE_LANGUAGES).map(
      ([ending, language]) => [code + ending, `${i18n._(page)}, ${i18n._(language)}`] as const,
    ),
  )
  const groups = SETTING_GROUPS.map(({ label, settings }) => ({
    label: i18n._(label),
    words: Object.entries(settings).map(([code, words]) => [code, i18n._(words)] as const),
  }))
  const all = [...groups, { label: t`Pages the product leads to`, words: pages }]
  const known = new Set(all.flatMap(({ words }) => words.map(([code]) => code)))
  return settings => {
    const byCode = new Map(settings.map(setting => [setting.field_code, setting]))
    const others = settings.filter(({ field_code }) => !known.has(field_code))
    return [
      ...all.map(({ label, words }) => ({
        label,
        settings: words.flatMap(([code, meaning]) => {
          const setting = byCode.get(code)
          return setting ? [{ setting, meaning }] : []
        }),
      })),
      { label: t`Others`, settings: others.map(setting => ({ setting, meaning: setting.meaning ?? '' })) },
    ]
  }
}
