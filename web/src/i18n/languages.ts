import { FALLBACK, isLanguage, type Language } from '@strongroom/shared/languages'

export { FALLBACK, isLanguage, LANGUAGES, type Language } from '@strongroom/shared/languages'

/** Each language's name in itself. */
export const NAMES: Record<Language, string> = { en: 'English', zh: '繁體中文', sc: '简体中文', ja: '日本語' }

/** The tag for `<html lang>` and Intl. To Intl, `sc` alone is Sardinian and `zh` may be either Chinese. */
export const TAGS: Record<Language, string> = { en: 'en-GB', zh: 'zh-Hant', sc: 'zh-Hans', ja: 'ja' }

/** Splits `/zh/swap` into its language and `/swap`. A path without a prefix has no language of its own. */
export function splitPath(pathname: string): { language?: Language; path: string } {
  const [, first, ...rest] = pathname.split('/')
  return isLanguage(first) ? { language: first, path: `/${rest.join('/')}` } : { path: pathname }
}

/** The public path of a page: the fallback language goes without prefix. */
export const withLanguage = (path: string, language: Language): string =>
  language === FALLBACK ? path : `/${language}${path === '/' ? '' : path}`
