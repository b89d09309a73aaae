import { type BalanceRow, getOverdrafts, getTrialBalance } from '@strongroom/projections/wallet'
import { contract, Decimal, estimateRate, roundDown, type wire } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import { one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { implement } from '../http/call.ts'

const zero = new Decimal(0)

const sum = (rows: readonly BalanceRow[]): Decimal =>
  rows.reduce((total, { amount }) => total.plus(amount), zero)

/** The worth in USDC to two places, down; null where there is no price. */
const worth = (amount: Decimal, price: string | undefined): string | null =>
  price === undefined ? null : roundDown(amount.times(price), 2).toFixed(2)

type Given = {
  readonly prices: Readonly<Record<string, string>>
  readonly overdrawn: readonly BalanceRow[]
}

const assetOf = (
  { catalogue }: Pick<Parts, 'catalogue'>,
  currency: string,
  rows: readonly BalanceRow[],
  { prices, overdrawn }: Given,
): wire.TotalAsset => {
  const own = overdrawn.filter(each => each.currency === currency)
  // The debts of some members to the house take nothing from the claims of the others.
  const held = [...rows, ...own]
  const pocket = (name: string) => sum(held.filter(({ account }) => account === `user:*:${name}`))
  const members = sum(held.filter(({ account }) => account.startsWith('user:')))
  const overdrafts = sum(own)
  const house = sum(rows.filter(({ account }) => account.startsWith('house:')))
  const price = estimateRate(currency, prices)
  const shown = (amount: Decimal) => atScale(catalogue, currency, amount.toFixed())
  return {
    currency,
    available: shown(pocket('available')),
    locked: shown(pocket('locked')),
    saving: shown(pocket('saving')),
    card: shown(pocket('card')),
    members: shown(members),
    house: shown(house),
    overdrafts: shown(overdrafts),
    price: price ?? null,
    members_usdc: worth(members, price),
    house_usdc: worth(house, price),
    overdrafts_usdc: worth(overdrafts, price),
  }
}

/**
 * The holdings of all members and of the house by currency, and their worth in USDC at the specified rates. What members owe the
 * house (a card below zero) is a claim of the house beside them.
 */
export const totalAssets = implement(contract.finance.totalAssets, {
  handler: async (_, parts) => {
    const [rows, overdrawn] = await Promise.all([getTrialBalance(parts.db), getOverdrafts(parts.db)])
    const byCurrency = [...Map.groupBy(rows, ({ currency }) => currency)]
    const { prices, asOf } = await parts.prices(byCurrency.map(([currency]) => currency))
    const currencies = byCurrency.map(([currency, held]) =>
      assetOf(parts, currency, held, { prices, overdrawn }),
    )
    const total = (of: 'members_usdc' | 'house_usdc' | 'overdrafts_usdc') =>
      currencies.reduce((all, each) => all.plus(each[of] ?? '0'), zero).toFixed(2)
    return one({
      members_usdc: total('members_usdc'),
      house_usdc: total('house_usdc'),
      overdrafts_usdc: total('overdrafts_usdc'),
      prices_at: asOf,
      currencies,
    })
  },
})
