import { FALLBACK, isLanguage, type Language, splitPath } from './languages.ts'

const KEY = 'language'

/** The language chosen before on this device. */
export function keptLanguage(): Language | undefined {
  const kept = localStorage.getItem(KEY)
  return isLanguage(kept) ? kept : undefined
}

/** Keeps the language for the next visit with this browser. */
export const keepLanguage = (language: Language): void => localStorage.setItem(KEY, language)

/** The language of the visitor's country, as the server writes it into a page whose address names none. */
const guessedLanguage = (): Language | undefined => {
  const guessed = document.querySelector('meta[name="language"]')?.getAttribute('content')
  return isLanguage(guessed) ? guessed : undefined
}

/** The language to start in: the one in the path, else the one kept, else the one of the visitor's country. */
export const chooseLanguage = (pathname: string): Language =>
  splitPath(pathname).language ?? keptLanguage() ?? guessedLanguage() ?? FALLBACK
