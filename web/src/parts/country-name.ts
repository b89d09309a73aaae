import { currentTag } from '../i18n/i18n.ts'

/** Made once a language: it costs more than a name, and lists ask for hundreds. */
const made = new Map<string, Intl.DisplayNames>()

const namesIn = (tag: string): Intl.DisplayNames => {
  // The short names of English are letters: UK, US.
  const style = tag.startsWith('en') ? 'long' : 'short'
  const names = made.get(tag) ?? new Intl.DisplayNames(tag, { type: 'region', style, fallback: 'none' })
  made.set(tag, names)
  return names
}

/** Name of a country in the reader's language; in English the house's own name, where it has one. */
export function countryName(code: string, name?: string): string {
  const tag = currentTag()
  if (name !== undefined && tag.startsWith('en')) return name
  return namesIn(tag).of(code) ?? name ?? code
}
