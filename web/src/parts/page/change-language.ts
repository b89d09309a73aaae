import type { AnyRouter } from '@tanstack/react-router'
import { keepLanguage } from '../../i18n/choose.ts'
import { showLanguage } from '../../i18n/i18n.ts'
import { type Language, splitPath, withLanguage } from '../../i18n/languages.ts'
import { languageRewrite } from '../../i18n/rewrite.ts'

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

/** The public address of the same page in another language. */
export const addressIn = (language: Language, { pathname, search, hash }: Address): string =>
  `${withLanguage(splitPath(pathname).path, language)}${search}${hash}`

/** On these pages, choosing another language than Traditional Chinese leads to the first page, as specified. */
const LEFT_FOR_FIRST_PAGE = ['/user', '/hk']

/** The address to go on at when a language is chosen on a page. */
export function addressOnceChosen(language: Language, at: Address): string {
  const leaves = language !== 'zh' && LEFT_FOR_FIRST_PAGE.includes(splitPath(at.pathname).path)
  return leaves ? withLanguage('/', language) : addressIn(language, at)
}

/** Shows another language, keeps the choice, and writes it into the address. Entries typed on the page stay. */
export async function changeLanguage(router: AnyRouter, language: Language): Promise<void> {
  await showLanguage(language)
  keepLanguage(language)
  const address = addressOnceChosen(language, window.location)
  router.update({ ...router.options, rewrite: languageRewrite(language) })
  router.history.replace(address)
}
