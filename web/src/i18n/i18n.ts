import { i18n } from '@lingui/core'
import { type Language, TAGS } from './languages.ts'

type Messages = Parameters<typeof i18n.load>[1]
type Catalogues = Record<Language, () => Promise<{ messages: Messages }>>

const CATALOGUES: Catalogues = {
  en: () => import('../locales/en.po'),
  zh: () => import('../locales/zh.po'),
  sc: () => import('../locales/sc.po'),
  ja: () => import('../locales/ja.po'),
}

/** Words of parts of the product that are loaded only there. */
let further: Catalogues | undefined
let current: Language = 'en'

/** The language on screen now. */
export const currentLanguage = (): Language => current

/** The tag to give Intl for the language on screen now. */
export const currentTag = (): string => TAGS[current]

/** Loads a language's words and puts them on screen. */
export async function showLanguage(language: Language): Promise<void> {
  const [{ messages }, more] = await Promise.all([CATALOGUES[language](), further?.[language]()])
  current = language
  document.documentElement.lang = language === 'en' ? 'en' : TAGS[language]
  i18n.loadAndActivate({
    locale: language,
    locales: TAGS[language],
    messages: { ...messages, ...more?.messages },
  })
}

/** Adds words to those on screen, in this language and in any that is chosen later. */
export async function alsoShow(catalogues: Catalogues): Promise<void> {
  further = catalogues
  const language = current
  const { messages } = await catalogues[language]()
  i18n.load(language, messages)
}
