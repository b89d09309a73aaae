import { isLanguage, type Language, languageOfCountry, splitPath } from './languages.ts'

const KEY = 'language'

/** The language chosen before on this device. */
export function keptLanguage(): Language | undefined {
  const kept = localStorage.getItem(KEY)
  return isLanguage(kept) ? kept : undefined
}

/** Keeps the language for the next visit with this browser. */
export const keepLanguage = (language: Language): void => localStorage.setItem(KEY, language)

/**
 * The language to start in: the one in the path, else the one kept, else the one of the visitor's country.
 * `countryOf` is asked only when nothing else decides, and may fail: then it is the fallback.
 */
export async function chooseLanguage(
  pathname: string,
  countryOf: () => Promise<string | undefined>,
): Promise<Language> {
  const known = splitPath(pathname).language ?? keptLanguage()
  return known ?? languageOfCountry(await countryOf().catch(() => undefined))
}
