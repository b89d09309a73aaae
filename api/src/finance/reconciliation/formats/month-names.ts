/** Languages that banks write months in. Croatian is left out: its `lis` and `srp` are other months than in Polish and Czech. */
const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'sv',
  'da',
  'nb',
  'fi',
  'pl',
  'cs',
  'sk',
  'hu',
  'ro',
  'el',
  'ru',
  'tr',
]

/** A name without dots and marks above its letters, which banks leave out. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')

const addNames = (known: Map<string, number>, language: string): void => {
  for (const month of ['long', 'short'] as const)
    for (const alone of [true, false])
      for (let at = 1; at <= 12; at++) {
        const format = new Intl.DateTimeFormat(language, {
          month,
          timeZone: 'UTC',
          ...(!alone && { day: 'numeric' }),
        })
        const parts = format.formatToParts(Date.UTC(2026, at - 1, 1))
        const name = plain(parts.find(({ type }) => type === 'month')?.value ?? '')
        const other = known.get(name)
        // A name of two months is none.
        known.set(name, other === undefined || other === at ? at : 0)
      }
}

const namesOf = (): ReadonlyMap<string, number> => {
  const known = new Map<string, number>([['sept', 9]])
  for (const language of LANGUAGES) addNames(known, language)
  return known
}

let names: ReadonlyMap<string, number> | undefined

/** The number of a month, from 1, by its name or its first letters in any of these languages; nothing for another word. */
export const monthOf = (given: string): number | undefined => {
  names ??= namesOf()
  return names.get(plain(given)) || undefined
}
