import { Decimal as Base } from 'decimal.js'

/**
 * decimal.js set up for books: 60 significant digits, never exponent form. The one Decimal of the whole code base;
 * the default one of the library rounds at 20 digits and prints `1e-7`.
 */
export const Decimal = /* @__PURE__ */ Base.clone({
  precision: 60,
  rounding: Base.ROUND_HALF_UP,
  toExpNeg: -1000,
  toExpPos: 1000,
})
/** A number of that `Decimal`. Amounts cross rooms as decimal strings; arithmetic alone is done in it. */
export type Decimal = Base

/** A currency as the ledger counts it. `scale` is the number of decimal places the books keep (fiat 2, stable 6, BTC and ETH 8). */
export type Currency = { readonly code: string; readonly scale: number }

const AMOUNT = /^-?\d{1,20}(\.\d{1,18})?$/

/** Reads a decimal string of the wire (`"100.00"`). Exponents, spaces, signs other than a leading minus, and more than 20.18 digits are not amounts. */
export const parseDecimal = (text: string): Decimal | undefined =>
  AMOUNT.test(text) ? new Decimal(text) : undefined

/** How many decimal places a decimal string uses: 2 for `"1.50"`. */
export const placesOf = (text: string): number => {
  const point = text.indexOf('.')
  return point < 0 ? 0 : text.length - point - 1
}

/**
 * The sum of two decimal strings, exact and without trailing zeros, as `Decimal` writes it. Balances are added up at
 * every event that is decided or folded, and this takes a third of the time.
 */
export const sumOf = (one: string, other: string): string => {
  const places = Math.max(placesOf(one), placesOf(other))
  return textOf(unitsOf(one, places) + unitsOf(other, places), places)
}

const unitsOf = (text: string, places: number): bigint =>
  BigInt(text.replace('.', '') + '0'.repeat(places - placesOf(text)))

const textOf = (units: bigint, places: number): string => {
  const [sign, digits] = units < 0n ? ['-', String(-units)] : ['', String(units)]
  const padded = digits.padStart(places + 1, '0')
  const point = padded.length - places
  const rest = padded.slice(point).replace(/0+$/, '')
  return `${sign}${padded.slice(0, point)}${rest && `.${rest}`}`
}

/** Cuts off digits below the scale. An amount that a customer receives is rounded this way. */
export const roundDown = (value: Decimal, scale: number): Decimal =>
  value.toDecimalPlaces(scale, Decimal.ROUND_DOWN)

/** Counts digits below the scale as a whole unit. An amount that a customer pays, a fee above all, is rounded this way. */
export const roundUp = (value: Decimal, scale: number): Decimal =>
  value.toDecimalPlaces(scale, Decimal.ROUND_UP)

/**
 * An exact amount in one currency. Immutable. Never holds more decimal places than its currency's scale.
 * Arithmetic over two currencies throws: that is a bug, not a refusal.
 */
export class Money {
  readonly value: Decimal
  readonly currency: Currency

  private constructor(value: Decimal, currency: Currency) {
    this.value = value
    this.currency = currency
  }

  /** Throws when `amount` is not a decimal string, or has more places than the currency: the edge has refused those before. */
  static of(amount: string | Decimal, currency: Currency): Money {
    const value = typeof amount === 'string' ? parseDecimal(amount) : amount
    if (!value) throw new Error(`not a decimal amount in ${currency.code}`)
    if (value.decimalPlaces() > currency.scale)
      throw new Error(`more than ${currency.scale} decimal places in ${currency.code}`)
    return new Money(value, currency)
  }

  static zero(currency: Currency): Money {
    return new Money(new Decimal(0), currency)
  }

  plus(other: Money): Money {
    return new Money(this.value.plus(this.same(other)), this.currency)
  }

  minus(other: Money): Money {
    return new Money(this.value.minus(this.same(other)), this.currency)
  }

  negated(): Money {
    return new Money(this.value.negated(), this.currency)
  }

  isPositive(): boolean {
    return !this.value.isNegative() && !this.value.isZero()
  }

  isNegative(): boolean {
    return this.value.isNegative() && !this.value.isZero()
  }

  isZero(): boolean {
    return this.value.isZero()
  }

  equals(other: Money): boolean {
    return this.currency.code === other.currency.code && this.value.equals(other.value)
  }

  lessThan(other: Money): boolean {
    return this.value.lessThan(this.same(other))
  }

  /** The amount as the wire and the log write it, at the currency's scale: `"100.00"`. */
  get amount(): string {
    return this.value.toFixed(this.currency.scale)
  }

  toString(): string {
    return `${this.amount} ${this.currency.code}`
  }

  private same(other: Money): Decimal {
    if (other.currency.code !== this.currency.code)
      throw new Error(`cannot mix ${this.currency.code} and ${other.currency.code}`)
    return other.value
  }
}

/** Places shown to people: 8 for BTC and ETH, 2 for everything else (specification §9). The books may keep more. */
export const shownPlaces = (currencyCode: string): number =>
  currencyCode === 'BTC' || currencyCode === 'ETH' ? 8 : 2
