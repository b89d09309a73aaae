import type { wire } from '@strongroom/shared'
import { plainFigure } from './figure-text.ts'

/** How an amount is written. `either`: a point or a comma may be the decimal sign, and thousands are not parted. */
type AmountWriting = { readonly decimal: '.' | ',' | 'either'; readonly places: number | undefined }

/** An amount in the wire's form, or what is wrong with it. */
type ReadAmount = { readonly amount: string } | { readonly wrong: wire.StatementProblemMessage }

/** The amount of a row, or what is wrong with it. */
export type RowAmount = {
  readonly amount: string | undefined
  readonly wrong?: wire.StatementProblemMessage | undefined
}

const finer =
  'This amount has more decimal places than its currency, or its mark parts thousands: look at the decimal sign of the source'
const notAnAmount: ReadAmount = { wrong: 'Not an amount' }

/** With groups, a sign and a unit. */
const LONGEST = 60

/** Blanks of every width, which part thousands in many countries, and apostrophes. */
const BLANKS = "\\s\u00a0\u2007\u2009\u202f'’"
/** A currency's sign, code or word before or behind the figure. */
const UNIT = '[\\p{L}\\p{Sc}]{1,4}\\.?'
const WRAPPED = new RegExp(`^(${UNIT})?\\s*([^\\p{L}\\p{Sc}]*?)\\s*(${UNIT})?$`, 'u')
/** Credit and debit behind a figure, as statements of the Commonwealth and of Germany have them. */
const SIDE = /(?:(?<=[\d)])\s*|(?<=[\d)]\s?(?:[A-Z]{3}|\p{Sc})\s))(cr|dr|[cdhs])\.?$/iu
const MINUS = '\\-\u2212\u2012-\u2014▲△'
const MINUSES = new RegExp(`[${MINUS}]`, 'g')
const OUT = new RegExp(`[(${MINUS}]`)

/** Currencies that a sign or a word may stand for; a dollar's may be any dollar. */
const signCurrencies: Readonly<Record<string, readonly string[]>> = {
  '€': ['EUR'],
  '£': ['GBP'],
  '¥': ['JPY', 'CNY', 'CNH'],
  '￥': ['JPY', 'CNY', 'CNH'],
  円: ['JPY'],
  元: ['CNY', 'CNH', 'TWD', 'HKD'],
  圓: ['HKD', 'TWD'],
  '₩': ['KRW'],
  원: ['KRW'],
  '₹': ['INR'],
  rs: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'],
  rm: ['MYR'],
  r$: ['BRL'],
  us$: ['USD'],
  hk$: ['HKD'],
  nt$: ['TWD'],
  nz$: ['NZD'],
  a$: ['AUD'],
  au$: ['AUD'],
  c$: ['CAD'],
  ca$: ['CAD'],
  s$: ['SGD'],
  sg$: ['SGD'],
  mx$: ['MXN'],
  '฿': ['THB'],
  '₫': ['VND'],
  đ: ['VND'],
  rp: ['IDR'],
  '₱': ['PHP'],
  '₽': ['RUB'],
  руб: ['RUB'],
  '₺': ['TRY'],
  tl: ['TRY'],
  '₴': ['UAH'],
  '₪': ['ILS'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  zł: ['PLN'],
  kč: ['CZK'],
  ft: ['HUF'],
  fr: ['CHF'],
  lei: ['RON'],
  лв: ['BGN'],
}

const figureShapes = {
  '.': shapeOf('\\.', ','),
  ',': shapeOf(',', '\\.'),
  either: new RegExp(`^(\\d{0,20}|\\d{1,3}(?:[${BLANKS}]\\d{3})+)(?:[.,](\\d{1,18}))?$`),
} as const

function shapeOf(point: string, group: string): RegExp {
  // In India, only the last three places stand together.
  const lakhs = group === ',' ? '|\\d{1,2}(?:,\\d{2})+,\\d{3}' : ''
  return new RegExp(`^(\\d{0,20}|\\d{1,3}(?:[${group}${BLANKS}]\\d{3})+${lakhs})(?:${point}(\\d{1,18}))?$`)
}

/** Reads an amount as people and banks write it: with a sign before or behind, in brackets, with a unit and groups of thousands. */
export const readAmount = (
  given: string,
  currency: string,
  { decimal, places }: AmountWriting,
): ReadAmount => {
  if (given.length > LONGEST) return notAnAmount
  const { text, side } = sided(plainFigure(given).replaceAll(MINUSES, '-'))
  const signed = signOf(text)
  const [, before, figure = '', behind] = WRAPPED.exec(signed.rest) ?? []
  const units = [before, behind].filter(unit => unit !== undefined)
  const signs = signed.signs + (side ? 1 : 0)
  if (units.length > 1 || signs > 1 || units.some(isNoUnit)) return notAnAmount
  if (units.some(unit => !isUnitOf(unit, currency))) return { wrong: 'This is not the line’s currency' }
  // A sign may stand between the unit and the figure: $-5.00.
  const inner = signOf(figure)
  if (inner.signs + signs > 1) return notAnAmount
  const found = figureShapes[shapeFor(inner.rest, decimal)].exec(inner.rest)
  const [, whole = '', fraction] = found ?? []
  if (!found || (whole === '' && fraction === undefined)) return notAnAmount
  if (isLikeThousands(inner.rest, fraction, places)) return { wrong: finer }
  const sign = signed.isNegative || inner.isNegative || side === 'out' ? '-' : ''
  return {
    amount: `${sign}${whole.replaceAll(/\D/g, '') || '0'}${fraction === undefined ? '' : `.${fraction}`}`,
  }
}

type Signed = { readonly rest: string; readonly isNegative: boolean; readonly signs: number }

const signOf = (text: string): Signed => {
  const inBrackets = /^\((.*)\)$/.exec(text)
  const bare = (inBrackets?.[1] ?? text).trim()
  const before = /^[+-]/.exec(bare)?.[0]
  const behind = bare.length > 1 ? /[+-]$/.exec(bare)?.[0] : undefined
  const rest = bare.slice(before ? 1 : 0, behind ? -1 : undefined).trim()
  const signs = (inBrackets ? 1 : 0) + (before ? 1 : 0) + (behind ? 1 : 0)
  return { rest, isNegative: inBrackets !== null || before === '-' || behind === '-', signs }
}

/** The figure without a word for credit or debit behind it. */
const sided = (given: string): { readonly text: string; readonly side?: 'in' | 'out' } => {
  const word = SIDE.exec(given)?.[1]?.toLowerCase()
  if (word === undefined) return { text: given }
  return { text: given.replace(SIDE, ''), side: /^[ds]/.test(word) ? 'out' : 'in' }
}

/** Whether an amount as it is written has a sign of its own for money out. */
export const hasMinus = (written: string): boolean => {
  const plain = plainFigure(written)
  return OUT.test(plain) || sided(plain).side === 'out'
}

/** Where either mark may be the decimal one and both stand there, the last one is. */
const shapeFor = (figure: string, decimal: AmountWriting['decimal']): AmountWriting['decimal'] => {
  const marks = figure.replaceAll(/[^.,]/g, '')
  const last = marks.at(-1)
  return decimal === 'either' && new Set(marks).size > 1 && (last === '.' || last === ',') ? last : decimal
}

const bareUnit = (unit: string): string => unit.toLowerCase().replace(/\.$/, '')
const isNoUnit = (unit: string): boolean =>
  !/^[A-Z]{3}$/i.test(unit) && !/\p{Sc}$/u.test(unit) && !Object.hasOwn(signCurrencies, bareUnit(unit))

const isUnitOf = (unit: string, currency: string): boolean => {
  const known = Object.hasOwn(signCurrencies, bareUnit(unit)) ? signCurrencies[bareUnit(unit)] : undefined
  if (known) return known.includes(currency)
  if (/^[A-Z]{3}$/i.test(unit)) return unit.toUpperCase() === currency
  return unit.endsWith('$') ? currency.endsWith('D') : false
}

/** `1.234` or `1,650`: read by the wrong decimal sign, it is a thousandth of what was meant. */
const isLikeThousands = (figure: string, fraction: string | undefined, places: number | undefined): boolean =>
  fraction?.length === 3 && places !== undefined && places < 3 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(figure)

/** Whether a decimal has figures, not zeros, behind the places of its currency. */
export const isFiner = (amount: string, places: number | undefined): boolean => {
  const [, fraction = ''] = amount.split('.')
  return places !== undefined && /[1-9]/.test(fraction.slice(places))
}

const standard = new Set(Intl.supportedValuesOf('currency'))

/** The decimal places of currencies: what the books keep, and for a country's money no more than ISO 4217 knows. */
export const placesOf = (kept: Readonly<Record<string, number>>): ((code: string) => number | undefined) => {
  const known = new Map<string, number | undefined>()
  const look = (code: string): number | undefined => {
    const iso = standard.has(code)
      ? new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
          .maximumFractionDigits
      : undefined
    const own = Object.hasOwn(kept, code) ? kept[code] : undefined
    return own === undefined || iso === undefined ? (own ?? iso) : Math.min(own, iso)
  }
  return code => {
    if (!known.has(code)) known.set(code, look(code))
    return known.get(code)
  }
}

/** The amount with the other sign. */
export const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)
