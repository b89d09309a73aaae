import { type SpendingCategory, spendingCategories, type wire } from '@strongroom/shared'

type Way = 'online' | 'contactless' | 'cash'
const ways: readonly Way[] = ['online', 'contactless', 'cash']

/** The form of a card's rules: a box for each way and kind that is let through, and amounts, empty for none. */
export type RulesTyped = Record<Way | SpendingCategory, boolean> & {
  purchase: string
  day: string
  month: string
  cashDay: string
  onlyIn: string
  pin: string
}

const amounts = [
  ['purchase', 'all', 'purchase'],
  ['day', 'all', 'day'],
  ['month', 'all', 'month'],
  ['cashDay', 'cash', 'day'],
] as const

const boxesOf = <K extends string>(names: readonly K[], off: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, !off.includes(name)])) as Record<K, boolean>

/** The form of the rules that hold. */
export const typedOf = ({ off, kindsOff, onlyIn = [], limits }: wire.CardRules): RulesTyped => {
  const amount = (of: string, per: string) =>
    limits.find(limit => limit.of === of && limit.per === per)?.amount ?? ''
  return {
    ...boxesOf(ways, off),
    ...boxesOf(spendingCategories, kindsOff),
    purchase: amount('all', 'purchase'),
    day: amount('all', 'day'),
    month: amount('all', 'month'),
    cashDay: amount('cash', 'day'),
    onlyIn: onlyIn.join(' '),
    pin: '',
  }
}

/** The countries that a text names, parted by blanks or commas. */
const countriesIn = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .split(/[\s,、，]+/)
    .filter(each => each !== '')

/** Whether a text names each country by two letters. A name that is left out would let every country through. */
export const areCountries = (text: string): boolean =>
  countriesIn(text).every(each => /^[A-Z]{2}$/.test(each))

/** The rules that a form asks for: what it has no field for stays as it was `before`. */
export const rulesOf = (typed: RulesTyped, before: wire.CardRules): wire.CardRules => {
  const onlyIn = [...countriesIn(typed.onlyIn)]
  const others = before.limits.filter(
    limit => !amounts.some(([, of, per]) => of === limit.of && per === limit.per),
  )
  return {
    off: ways.filter(way => !typed[way]),
    kindsOff: spendingCategories.filter(kind => !typed[kind]),
    ...(onlyIn.length > 0 ? { onlyIn } : {}),
    limits: [
      ...others,
      ...amounts.flatMap(([name, of, per]) => (typed[name] === '' ? [] : [{ of, per, amount: typed[name] }])),
    ],
  }
}
