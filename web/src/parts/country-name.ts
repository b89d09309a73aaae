import { currentTag } from '../i18n/i18n.ts'

/** What a country is called in the reader's language; in English as the house calls it, where it does. */
export function countryName(code: string, name?: string): string {
  const tag = currentTag()
  const isEnglish = tag.startsWith('en')
  if (name !== undefined && isEnglish) return name
  // The short names of English are letters: UK, US.
  const style = isEnglish ? 'long' : 'short'
  return new Intl.DisplayNames(tag, { type: 'region', style, fallback: 'none' }).of(code) ?? name ?? code
}
