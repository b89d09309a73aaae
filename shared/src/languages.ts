/** The languages of the product, by the code its paths and storage use. */
export const LANGUAGES = ['en', 'zh', 'sc', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** The tag of each language (BCP 47), for papers, mails and Intl: to them `sc` alone is Sardinian, and `zh` may be either Chinese. */
export const languageTags: Readonly<Record<Language, string>> = {
  en: 'en',
  zh: 'zh-Hant',
  sc: 'zh-Hans',
  ja: 'ja',
}

/** The language without a prefix, and the one when nothing else is known. */
export const FALLBACK: Language = 'en'

/** Whether a text is the code of a language that the screens have. */
export const isLanguage = (text: string | null | undefined): text is Language =>
  LANGUAGES.some(language => language === text)

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

/** The specification's language for a visitor from a country (ISO 3166, two letters) who has not chosen yet. */
export const languageOfCountry = (country: string | undefined): Language =>
  BY_COUNTRY[country?.toUpperCase() ?? ''] ?? FALLBACK
