import { countryName } from '../../../../parts/country-name.ts'

type Named = { readonly name: string; readonly code: string }

/** One choice a code, which several countries may share. Countries the house has by their letters are called as the reader does. */
export const choicesOf = (codes: readonly Named[], countries: readonly Named[]) => {
  const letters = new Map(countries.map(({ name, code }) => [name, code]))
  const names = new Map<string, string[]>()
  for (const { name, code } of codes) {
    const plus = `+${code.replace('+', '')}`
    const known = letters.get(name)
    names.set(plus, [...(names.get(plus) ?? []), known ? countryName(known, name) : name])
  }
  return [...names].map(([value, all]) => ({ value, label: `${all.join(', ')} ${value}` }))
}
