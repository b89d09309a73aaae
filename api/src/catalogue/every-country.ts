import metadata from 'libphonenumber-js/min/metadata'

type Entry = {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly status: 0 | 1
  readonly sort: number
}

const nameOf = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Behind every entry that the catalogue keeps. */
const LAST = 100_000

/** Every country that has a dial code, by its two letters. Of those that share a code, the one it is best known for comes first. */
const everywhere = Object.entries(metadata.country_calling_codes).flatMap(([dial, countries]) =>
  countries
    .filter(letters => /^[A-Z]{2}$/.test(letters))
    .map(letters => ({ letters, dial: `+${dial}`, name: nameOf.of(letters) ?? letters })),
)

const shown = (kept: readonly Entry[]): readonly Entry[] => kept.filter(({ status }) => status === 1)

/** The countries of the catalogue that are shown, and every one that it says nothing about. */
export const withEveryCountry = (kept: readonly Entry[]): readonly Entry[] => {
  const known = new Set(kept.map(({ code }) => code))
  const others = everywhere
    .filter(({ letters }) => !known.has(letters))
    .map(({ letters, name }) => ({ id: letters, name, code: letters, status: 1 as const, sort: LAST }))
  return [...shown(kept), ...others]
}

/**
 * The dial codes of the catalogue that are shown, and those of every country that it says nothing about. An entry speaks of a
 * country when it has its dial code and its name, in English or as the catalogue's countries have it.
 */
export const withEveryDialCode = (kept: readonly Entry[], countries: readonly Entry[]): readonly Entry[] => {
  const named = new Map(countries.map(({ code, name }) => [code, name]))
  const known = new Set(kept.map(({ name, code }) => `${name} +${code.replace('+', '')}`))
  const others = everywhere
    .map(({ letters, dial, name }) => ({ letters, dial, name, own: named.get(letters) ?? name }))
    .filter(({ dial, name, own }) => !known.has(`${name} ${dial}`) && !known.has(`${own} ${dial}`))
    .map(({ letters, dial, own }) => ({
      id: `area-${letters}`,
      name: own,
      code: dial,
      status: 1 as const,
      sort: LAST,
    }))
  const withPlus = shown(kept).map(entry => ({ ...entry, code: `+${entry.code.replace('+', '')}` }))
  return [...withPlus, ...others]
}
