import type { wire } from '@strongroom/shared'
import { Decimal, roundDown } from '@strongroom/shared'
import { isZero } from '../../parts/amount.ts'

/** Counted one for one in an estimate, as specified. */
const AT_PAR: readonly string[] = ['USD', 'USDC', 'USDT', 'BUSD']

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

/** The price of one unit in USDC. A price of 0 says that the ticker knows none. */
export function priceOf(currency: string, prices: Readonly<Record<string, string>>): string | undefined {
  if (AT_PAR.includes(currency)) return '1'
  const price = prices[currency.toLowerCase()]
  return price === undefined || isZero(price) ? undefined : price
}

/** Values every wallet, cut to the cent, so that what is shown sums up to the total shown. */
export function valued(rows: readonly wire.WalletRow[], prices: Readonly<Record<string, string>>): Valued[] {
  return rows.map(row => {
    const total = totalOf(row)
    const price = priceOf(row.currency, prices)
    const inUsdc = price && roundDown(new Decimal(total).times(price), 2).toFixed(2)
    return { ...row, total, price, inUsdc }
  })
}

/** The estimate of all wallets in USDC: the sum of the cents shown in the rows. */
export const estimateOf = (rows: readonly Valued[]): string =>
  sum(rows.map(({ inUsdc }) => inUsdc ?? '0')).toFixed(2)
