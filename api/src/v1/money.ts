import type { LiveCatalogue } from '@strongroom/ledger'
import { Decimal } from '@strongroom/shared'

/** Writes an amount with all the decimal places its currency's books keep: `"10"` USD is `"10.00"`. */
export const atScale = (catalogue: LiveCatalogue, code: string, amount: string): string => {
  const value = new Decimal(amount)
  return value.toFixed(Math.max(catalogue.currency(code)?.scale ?? 0, value.decimalPlaces()))
}

export const atScaleOrNull = (
  catalogue: LiveCatalogue,
  code: string,
  amount: string | null,
): string | null => (amount === null ? null : atScale(catalogue, code, amount))

/** A currency the books keep, hidden ones too. An unknown one counts no places, and no rule gets to see it. */
export const isShown = (catalogue: LiveCatalogue, code: string): boolean =>
  catalogue.get('currency', code)?.status === 1
