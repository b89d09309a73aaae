import { type BalanceRow, getTrialBalance } from '@strongroom/projections/wallet'
import { contract, Decimal, estimateRate, roundDown, type wire } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import { one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { implement } from '../http/call.ts'

const POCKETS = ['available', 'locked', 'saving', 'card'] as const
const zero = new Decimal(0)

const sum = (rows: readonly BalanceRow[]): Decimal =>
  rows.reduce((total, { amount }) => total.plus(amount), zero)

/** The worth in USDC to two places, down; null where there is no price. */
const worth = (amount: Decimal, price: string | undefined): string | null =>
  price === undefined ? null : roundDown(amount.times(price), 2).toFixed(2)

const assetOf = (
  { catalogue }: Pick<Parts, 'catalogue'>,
  currency: string,
  rows: readonly BalanceRow[],
  prices: Readonly<Record<string, string>>,
): wire.TotalAsset => {
  const pocket = (name: string) => sum(rows.filter(({ account }) => account === `user:*:${name}`))
  const members = sum(rows.filter(({ account }) => account.startsWith('user:')))
  const house = sum(rows.filter(({ account }) => account.startsWith('house:')))
  const price = estimateRate(currency, prices)
  const shown = (amount: Decimal) => atScale(catalogue, currency, amount.toFixed())
  const [available, locked, saving, card] = POCKETS.map(name => shown(pocket(name))) as [
    ...[string, string, string, string],
  ]
  return {
    ...{ currency, available, locked, saving, card },
    members: shown(members),
    house: shown(house),
    price: price ?? null,
    members_usdc: worth(members, price),
    house_usdc: worth(house, price),
  }
}

/** The holdings of all members and of the house by currency, and their worth in USDC at the specified rates. */
export const totalAssets = implement(contract.finance.totalAssets, {
  handler: async (_, parts) => {
    const rows = await getTrialBalance(parts.db)
    const byCurrency = [...Map.groupBy(rows, ({ currency }) => currency)]
    const { prices, asOf } = await parts.prices(byCurrency.map(([currency]) => currency))
    const currencies = byCurrency.map(([currency, held]) => assetOf(parts, currency, held, prices))
    const total = (of: 'members_usdc' | 'house_usdc') =>
      currencies.reduce((all, each) => all.plus(each[of] ?? '0'), zero).toFixed(2)
    return one({
      members_usdc: total('members_usdc'),
      house_usdc: total('house_usdc'),
      prices_at: asOf,
      currencies,
    })
  },
})
