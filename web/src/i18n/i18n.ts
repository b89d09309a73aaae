import { i18n } from '@lingui/core'
import { type Language, TAGS } from './languages.ts'

const CATALOGUES = {
  en: () => import('../locales/en.po'),
  zh: () => import('../locales/zh.po'),
  sc: () => import('../locales/sc.po'),
  ja: () => import('../locales/ja.po'),
} satisfies Record<Language, () => Promise<{ messages: Parameters<typeof i18n.load>[1] }>>

let current: Language = 'en'

/** The language on screen now. */
export const currentLanguage = (): Language => current

/** The tag to give Intl for the language on screen now. */
export const currentTag = (): string => TAGS[current]

/** Loads a language's words and puts them on screen. */
export async function showLanguage(language: Language): Promise<void> {
  const { messages } = await CATALOGUES[language]()
  current = language
  document.documentElement.lang = language === 'en' ? 'en' : TAGS[language]
  i18n.loadAndActivate({ locale: language, locales: TAGS[language], messages })
}
