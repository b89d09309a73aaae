import { useLingui } from '@lingui/react/macro'
import { keysOf, type SettingGroup, settingGroups, type wire } from '@strongroom/shared'
import { settingWords } from '@strongroom/shared/words/catalogue/setting'
import { useWordsOf } from '../../../i18n/word.ts'
import { GROUP_TITLES, PAGE_LANGUAGES, SETTING_PAGES } from './setting-words.ts'

/** A setting and its meaning in the reader's language. */
export type SettingInWords = { readonly setting: wire.SystemConfig; readonly meaning: string }
/** `others` are the settings that administrators keep and the product does not read. */
export type GroupName = SettingGroup | 'others'
/** A group of settings in the reader's language. */
export type GroupInWords = {
  readonly name: GroupName
  readonly label: string
  readonly settings: readonly SettingInWords[]
}

const NAMES = keysOf(settingGroups)
/** The groups in the order of their tabs; settings of no group come last. */
export const GROUP_NAMES: readonly GroupName[] = [...NAMES, 'others']

/** Address of a group; the specification keeps that of FPS elsewhere. */
export const groupPlace = (name: GroupName): string =>
  name === 'fps' ? '/admin/fps/config' : `/admin/sysconfigs/${name}`

/** The places of all groups. */
export const SETTING_PLACES: readonly string[] = GROUP_NAMES.map(groupPlace)

/** Groups settings, each with its meaning in the reader's language. One without words here comes last, as it is. */
export function useSettingGroups(): (settings: readonly wire.SystemConfig[]) => GroupInWords[] {
  const { t, i18n } = useLingui()
  const pages = Object.entries(SETTING_PAGES).flatMap(([code, page]) =>
    Object.entries(PAGE_LANGUAGES).map(
      ([ending, language]) => [code + ending, `${i18n._(page)}, ${i18n._(language)}`] as const,
    ),
  )
  const words = new Map([...pages, ...Object.entries(useWordsOf(settingWords))])
  const known = new Set<string>(Object.values(settingGroups).flat())
  return settings => {
    const byCode = new Map(settings.map(setting => [setting.field_code, setting]))
    const rest = settings.filter(({ field_code }) => !known.has(field_code))
    return [
      ...NAMES.map(name => ({
        name,
        label: i18n._(GROUP_TITLES[name]),
        settings: settingGroups[name].flatMap(code => {
          const setting = byCode.get(code)
          return setting ? [{ setting, meaning: words.get(code) ?? '' }] : []
        }),
      })),
      {
        name: 'others',
        label: t`Others`,
        settings: rest.map(setting => ({ setting, meaning: setting.meaning ?? '' })),
      },
    ]
  }
}
