import type { MessageDescriptor } from '@lingui/core'
import type { wire } from '@strongroom/shared'
import type { Language } from '../../../../i18n/languages.ts'
import { SETTING_PAGES } from '../../../catalogue/admin/setting-words.ts'

/** The pages that help, in the order in which they are of use. */
const HELPFUL = [
  'faqUrl',
  'safetyTipsUrl',
  'feesUrl',
  'openCardProblemUrl',
  'termsUrl',
  'privacyUrl',
] as const

/** Ending of each language's page settings; Japanese has none of its own. */
const ENDINGS: Record<Language, string> = { en: 'En', zh: 'Zh', sc: 'Sc', ja: 'En' }

type HelpfulPage = { readonly url: string; readonly label: MessageDescriptor }

/** The pages that administrators have set, in a language or else in English. */
export const helpfulPages = (
  settings: readonly Pick<wire.SystemConfig, 'field_code' | 'field_value'>[],
  language: Language,
): readonly HelpfulPage[] => {
  const settingOf = (code: string) => settings.find(({ field_code }) => field_code === code)?.field_value
  return HELPFUL.flatMap(code => {
    const url = settingOf(code + ENDINGS[language]) || settingOf(`${code}En`)
    const label = SETTING_PAGES[code]
    return url && label ? [{ url, label }] : []
  })
}
