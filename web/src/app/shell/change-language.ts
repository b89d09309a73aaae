import type { AnyRouter } from '@tanstack/react-router'
import { keepLanguage } from '../../i18n/choose.ts'
import { showLanguage } from '../../i18n/i18n.ts'
import { type Language, splitPath, withLanguage } from '../../i18n/languages.ts'
import { languageRewrite } from '../../i18n/rewrite.ts'

/** Pages that exist in Traditional Chinese only: another language leads from them to the home page. */
const ONLY_TRADITIONAL = ['/user', '/hk']

/** The public address of the same page in another language. */
export function addressIn(
  language: Language,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
) {
  const { path } = splitPath(pathname)
  const leavesPage = language !== 'zh' && ONLY_TRADITIONAL.includes(path)
  return leavesPage ? withLanguage('/', language) : `${withLanguage(path, language)}${search}${hash}`
}

/** Shows another language, keeps the choice, and writes it into the address. Entries typed on the page stay. */
export async function changeLanguage(router: AnyRouter, language: Language): Promise<void> {
  await showLanguage(language)
  keepLanguage(language)
  const address = addressIn(language, window.location)
  router.update({ ...router.options, rewrite: languageRewrite(language) })
  router.history.replace(address)
}
