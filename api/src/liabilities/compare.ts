import type { HoldingRow } from '@strongroom/projections/liabilities'
import { Decimal, type SumTotal, type wire } from '@strongroom/shared'

/** Liabilities to members beside holdings, for every currency of either, in the order of their codes. */
export const compareCurrencies = (
  totals: readonly SumTotal[],
  holdings: readonly HoldingRow[],
): readonly wire.ComparedCurrency[] => {
  const owed = new Map(totals.map(({ currency, amount }) => [currency, amount]))
  const held = Map.groupBy(holdings, ({ currency }) => currency)
  const currencies = [...new Set([...owed.keys(), ...held.keys()])].toSorted()
  return currencies.map(currency => compare(currency, owed.get(currency) ?? '0', held.get(currency) ?? []))
}

const compare = (currency: string, owed: string, places: readonly HoldingRow[]): wire.ComparedCurrency => {
  const held = places.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0))
  const days = places.map(({ held_on }) => held_on).toSorted()
  return {
    currency,
    owed,
    held: held.toFixed(),
    difference: held.minus(owed).toFixed(),
    first_date: days[0] ?? null,
    last_date: days.at(-1) ?? null,
  }
}
