import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import type { Currency } from '@strongroom/shared'

/** The currencies of the catalogue. */
export type Currencies = Pick<LiveCatalogue, 'currency'>

/**
 * Writes a decimal string with all the places its currency's books keep: `"10"` USD is `"10.00"`. Places it has beyond
 * those stay. Text, not arithmetic: this runs for every amount on every list.
 */
export const atScale = (catalogue: Currencies, code: string, amount: string): string => {
  const scale = catalogue.currency(code)?.scale ?? 0
  const [whole = '0', places = ''] = amount.split('.')
  return scale > places.length ? `${whole}.${places.padEnd(scale, '0')}` : amount
}

/** `atScale` of an amount that may not be known yet. */
export const atScaleOrNull = (
  catalogue: LiveCatalogue,
  code: string,
  amount: string | null,
): string | null => (amount === null ? null : atScale(catalogue, code, amount))

/** True when the currency exists and is visible. */
export const isShown = (catalogue: LiveCatalogue, code: string): boolean =>
  catalogue.get('currency', code)?.status === 1

/** The type of fiat money, which alone is what banks move. */
const fiat = 1

/** Whether banks move a currency, hidden ones too. */
export const isFiat = (catalogue: LiveCatalogue, code: string): boolean =>
  catalogue.get('currency', code)?.type === fiat

/** A shown currency that banks move, or nothing. */
export const bankCurrency = (catalogue: LiveCatalogue, code: string): Currency | undefined =>
  isShown(catalogue, code) && isFiat(catalogue, code) ? catalogue.currency(code) : undefined

/** A currency of the catalogue. One that it does not know has no places, so that no amount of it is taken. */
export const currencyOf = (catalogue: LiveCatalogue, code: string): Currency =>
  catalogue.currency(code) ?? { code, scale: 0 }

/** The decimal places of the currencies of the books. */
export const placesIn = (catalogue: LiveCatalogue): Readonly<Record<string, number>> =>
  Object.fromEntries(catalogue.list('currency').map(({ id, scale }) => [id, scale]))
