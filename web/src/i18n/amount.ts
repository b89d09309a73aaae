import { shownPlaces } from '@strongroom/shared'

const TRUE_MINUS = '\u2212'

/** Puts a comma between every three digits of a whole number. */
export const groupWhole = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** A decimal string cut into what is drawn apart: sign, grouped whole part, fraction. */
export type AmountParts = {
  readonly sign: '' | '+' | '\u2212'
  readonly whole: string
  readonly fraction: string
}

/**
 * Cuts a decimal string of the wire for display. Never goes through a float, never rounds up.
 * Shows 2 places (8 for BTC and ETH); `exact` shows what the books hold beyond that, without idle zeros.
 */
export function partsOf(
  amount: string,
  currency: string,
  { signed = false, exact = false }: { signed?: boolean; exact?: boolean } = {},
): AmountParts {
  const negative = amount.startsWith('-')
  const [whole = '0', fraction = ''] = amount.replace(/^-/, '').split('.')
  const places = shownPlaces(currency)
  const beyond = exact ? fraction.slice(places).replace(/0+$/, '') : ''
  const shown = fraction.padEnd(places, '0').slice(0, places) + beyond
  const zero = /^[0.]*$/.test(`${whole}.${shown}`)
  const sign = zero ? '' : negative ? TRUE_MINUS : signed ? '+' : ''
  return { sign, whole: groupWhole(whole), fraction: shown }
}

/** An amount as plain text with its currency, for buttons and sentences: `1,234.50 USD`. */
export function amountText(
  amount: string,
  currency: string,
  options?: { signed?: boolean; exact?: boolean },
) {
  const { sign, whole, fraction } = partsOf(amount, currency, { exact: true, ...options })
  return `${sign}${whole}.${fraction}\u00a0${currency}`
}

/** Whether a decimal string is zero at any scale. */
export const isZero = (amount: string): boolean => /^-?0*\.?0*$/.test(amount)
