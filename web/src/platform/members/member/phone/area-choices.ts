import { currentTag } from '../../../../i18n/i18n.ts'
import { countryName } from '../../../../parts/country-name.ts'

type Named = { readonly name: string; readonly code: string }

/** A country of phone numbers: `value` names it, `code` is its dial code, such as `+1`, which others may share. */
export type AreaChoice = { readonly value: string; readonly code: string; readonly label: string }

/**
 * One choice a country, by the names of the reader's language; entries that are no country's are called as they were entered.
 * In the order of `codes`, which has the country that a dial code is best known for before the others of that code.
 */
export const choicesOf = (codes: readonly Named[], countries: readonly Named[]): readonly AreaChoice[] => {
  const letters = new Map(countries.map(({ name, code }) => [name, code]))
  return codes.map(({ name, code }) => {
    const plus = `+${code.replace('+', '')}`
    const known = letters.get(name)
    const label = `${known ? countryName(known, name) : name} ${plus}`
    return { value: known ?? label, code: plus, label }
  })
}

/** Choices in the order of the reader's language. */
export const inOrder = (choices: readonly AreaChoice[]): readonly AreaChoice[] => {
  const { compare } = new Intl.Collator(currentTag())
  return [...choices].sort((a, b) => compare(a.label, b.label))
}

/** The choice on screen for a dial code: the chosen country as long as the code is its own, else the first one of that code. */
export const shownFor = (
  code: string,
  chosen: string | undefined,
  choices: readonly AreaChoice[],
): AreaChoice | undefined => {
  const fitting = choices.filter(each => each.code === code)
  return fitting.find(({ value }) => value === chosen) ?? fitting[0]
}
