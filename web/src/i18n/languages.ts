/** The languages of the product, by the code its paths and storage use. */
export const LANGUAGES = ['en', 'zh', 'sc', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language without a prefix, and the one when nothing else is known. */
export const FALLBACK: Language = 'en'

/** Each language's name in itself. */
export const NAMES: Record<Language, string> = { en: 'English', zh: '繁體中文', sc: '简体中文', ja: '日本語' }

/** The tag for `<html lang>` and Intl. To Intl, `sc` alone is Sardinian and `zh` may be either Chinese. */
export const TAGS: Record<Language, string> = { en: 'en-GB', zh: 'zh-Hant', sc: 'zh-Hans', ja: 'ja' }

/** Whether a text is the code of a language that the screens have. */
export const isLanguage = (text: string | null | undefined): text is Language =>
  LANGUAGES.includes(text as Language)

const BY_COUNTRY: Record<string, Language> = {
  CN: 'sc',
  JP: 'sc',
  KR: 'sc',
  KP: 'sc',
  SG: 'sc',
  AE: 'sc',
  TW: 'zh',
  HK: 'zh',
}

/** The specification's language for a visitor from a country who has not chosen yet. */
export const languageOfCountry = (country: string | undefined): Language =>
  BY_COUNTRY[country?.toUpperCase() ?? ''] ?? FALLBACK

/** Splits `/zh/swap` into its language and `/swap`. A path without a prefix has no language of its own. */
export function splitPath(pathname: string): { language?: Language; path: string } {
  const [, first, ...rest] = pathname.split('/')
  return isLanguage(first) ? { language: first, path: `/${rest.join('/')}` } : { path: pathname }
}

/** The public path of a page: the fallback language goes without prefix. */
export const withLanguage = (path: string, language: Language): string =>
  language === FALLBACK ? path : `/${language}${path === '/' ? '' : path}`
