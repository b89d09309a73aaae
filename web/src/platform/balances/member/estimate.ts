import type { wire } from '@strongroom/shared'
import { Decimal, estimateRate, roundDown } from '@strongroom/shared'

/** A wallet with what it holds in all and what that is in USDC; nothing when there is no price. */
export type Valued = wire.WalletRow & {
  readonly total: string
  readonly price: string | undefined
  readonly inUsdc: string | undefined
}

const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total.plus(amount), new Decimal(0))

/** Available, locked and saving together. */
export const totalOf = (row: wire.WalletRow): string =>
  sum([row.amount, row.locked, row.user_fixed_deposit_amount]).toFixed()

/** Values every wallet, cut to the cent, so that what is shown sums up to the total shown. */
export function valued(rows: readonly wire.WalletRow[], prices: Readonly<Record<string, string>>): Valued[] {
  return rows.map(row => {
    const total = totalOf(row)
    const price = estimateRate(row.currency, prices)
    const inUsdc = price && roundDown(new Decimal(total).times(price), 2).toFixed(2)
    return { ...row, total, price, inUsdc }
  })
}

/** The estimate of all wallets in USDC: the sum of the cents shown in the rows. */
export const estimateOf = (rows: readonly Valued[]): string =>
  sum(rows.map(({ inUsdc }) => inUsdc ?? '0')).toFixed(2)
