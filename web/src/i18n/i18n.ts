import { i18n, type MessageDescriptor } from '@lingui/core'
import type { Word } from '@strongroom/shared/word'
import { type Language, TAGS } from './languages.ts'
import type { WordGroup } from './word-groups.ts'

type Messages = Parameters<typeof i18n.load>[1]

/** Functions that load a group's words, by the file of a language. `scripts/groups-of-files.ts` finds which texts a group has. */
const CATALOGUES: Readonly<Record<WordGroup, Readonly<Record<string, () => Promise<Messages>>>>> = {
  entry: import.meta.glob<Messages>('../../../shared/src/locales/*.po', {
    import: 'messages',
    query: '?words=entry',
  }),
  public: import.meta.glob<Messages>('../../../shared/src/locales/*.po', {
    import: 'messages',
    query: '?words=public',
  }),
  member: import.meta.glob<Messages>('../../../shared/src/locales/*.po', {
    import: 'messages',
    query: '?words=member',
  }),
  admin: import.meta.glob<Messages>('../../../shared/src/locales/*.po', {
    import: 'messages',
    query: '?words=admin',
  }),
  problem: import.meta.glob<Messages>('../../../shared/src/locales/*.po', {
    import: 'messages',
    query: '?words=problem',
  }),
}

const shown = new Set<WordGroup>(['entry'])
let current: Language = 'en'

/** The language on screen now. */
export const currentLanguage = (): Language => current

/** The tag to give Intl for the language on screen now. */
export const currentTag = (): string => TAGS[current]

const load = async (group: WordGroup, language: Language): Promise<Messages> => {
  const words = await CATALOGUES[group][`../../../shared/src/locales/${language}.po`]?.()
  if (!words) throw new Error(`no words of ${group} in ${language}`)
  return words
}

/**
 * Loads a language's words and puts them on screen: those of every group that was shown before, and of these.
 * @param language what is read from now on
 * @param groups groups that the next page needs
 */
export async function showLanguage(language: Language, ...groups: readonly WordGroup[]): Promise<void> {
  const loaded = new Map<WordGroup, Messages>()
  const missing = () => [...new Set([...shown, ...groups])].filter(group => !loaded.has(group))
  // Another group may be shown while these are on their way.
  for (let wanted = missing(); wanted.length > 0; wanted = missing())
    await Promise.all(wanted.map(async group => loaded.set(group, await load(group, language))))
  for (const group of groups) shown.add(group)
  current = language
  document.documentElement.lang = language === 'en' ? 'en' : TAGS[language]
  const messages = Object.assign({}, ...loaded.values())
  i18n.loadAndActivate({ locale: language, locales: TAGS[language], messages })
}

/** Adds groups of words to those on screen, in this language and in any that is chosen later. */
export async function showWords(...groups: readonly WordGroup[]): Promise<void> {
  const added = groups.filter(group => !shown.has(group))
  if (added.length === 0) return
  const language = current
  const loaded = await Promise.all(added.map(group => load(group, language)))
  // Another language may have been chosen while they were on their way.
  if (current !== language) return showWords(...groups)
  for (const group of added) shown.add(group)
  for (const messages of loaded) i18n.load(language, messages)
}

/** A word of the vocabularies as Lingui takes it. The build has given it its id; a file that no build has seen has the text alone. */
export const descriptorOf = ({ id, message }: Word): MessageDescriptor => ({ message, id: id ?? message })
