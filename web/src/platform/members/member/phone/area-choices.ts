import { currentTag } from '../../../../i18n/i18n.ts'
import { countryName } from '../../../../parts/country-name.ts'

type Named = { readonly name: string; readonly code: string }

/** A country of phone numbers: `value` names it, `code` is its dial code, such as `+1`, which others may share. */
export type AreaChoice = { readonly value: string; readonly code: string; readonly label: string }

/**
 * One choice a country, by the names of the reader's language; entries that are no country's are called as they were entered.
 * An entry may call its country by name or by letters: two of one country and one code are one choice.
 * In the order of `codes`, which has the country that a dial code is best known for before the others of that code.
 */
export const choicesOf = (codes: readonly Named[], countries: readonly Named[]): readonly AreaChoice[] => {
  const countryOf = new Map(countries.flatMap(each => [each.name, each.code].map(called => [called, each])))
  const choices = codes.map(({ name, code }) => {
    const plus = `+${code.replace('+', '')}`
    const known = countryOf.get(name)
    const label = `${known ? countryName(known.code, known.name) : name} ${plus}`
    return { value: known?.code ?? label, code: plus, label }
  })
  return choices.filter((each, at) => choices.findIndex(({ label }) => label === each.label) === at)
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
