import { Decimal, estimateRate, roundDown } from '@strongroom/shared'

/** Amounts' worth in USDC at the platform's prices, by lower-case symbol. */
export const worthIn = (prices: Readonly<Record<string, string>>) => ({
  /** Exact; nothing for a currency without a rate. */
  of: (currency: string, amount: string | Decimal): Decimal | undefined => {
    const rate = estimateRate(currency, prices)
    return rate === undefined ? undefined : new Decimal(amount).times(rate)
  },
})

/** An amount of USDC as it is shown: two places, never more than it is. */
export const shownUsdc = (worth: Decimal): string => roundDown(worth, 2).toFixed(2)

/** `shownUsdc` of a worth that is null where a price is missing. */
export const shownUsdcOrNull = (worth: Decimal | undefined): string | null =>
  worth === undefined ? null : shownUsdc(worth)

/** The sum of those worths that are known. */
export const sum = (amounts: readonly (Decimal | undefined)[]): Decimal =>
  amounts.reduce<Decimal>((total, amount) => total.plus(amount ?? 0), new Decimal(0))
