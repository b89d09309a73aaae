import { listSpendingMonths, listSpendsOfMonth } from '@strongroom/projections/card'
import { contract, Decimal, spendingCategories, type wire } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import { one } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { type Spend, spendsOf } from './card-spends.ts'
import { cardCurrency } from './card-status.ts'

const sumOf = (spends: readonly Spend[]) =>
  spends.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0))

const largestFirst = <Row extends { readonly sum: Decimal }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => b.sum.comparedTo(a.sum))

const byMerchant = (spends: readonly Spend[], money: (sum: Decimal) => string) => {
  const groups = Map.groupBy(spends, ({ merchant }) => merchant)
  const rows = [...groups].map(([merchant, of]) => ({ merchant, sum: sumOf(of), count: of.length }))
  return largestFirst(rows).map(({ merchant, sum, count }) => ({ merchant, amount: money(sum), count }))
}

const byCategory = (spends: readonly Spend[], money: (sum: Decimal) => string) => {
  const rows = spendingCategories
    .map(category => ({ category, of: spends.filter(spend => spend.category === category) }))
    .filter(({ of }) => of.length > 0)
    .map(row => ({ ...row, sum: sumOf(row.of) }))
  const taken = rows.reduce((all, { sum }) => all.plus(Decimal.max(sum, 0)), new Decimal(0))
  const shareOf = (sum: Decimal) => (sum.gt(0) ? sum.times(100).dividedBy(taken) : new Decimal(0)).toFixed(1)
  return largestFirst(rows).map(({ category, of, sum }) => ({
    category,
    amount: money(sum),
    count: of.length,
    share: shareOf(sum),
    merchants: byMerchant(of, money),
  }))
}

const spending = implement(contract.card.spending, {
  handler: async ({ session: { uid }, filter }, parts) => {
    const currency = cardCurrency(parts.catalogue).code
    const months = await listSpendingMonths(parts.db, { uid, currency })
    const month = filter.month ?? months[0] ?? null
    const rows = month === null ? [] : await listSpendsOfMonth(parts.db, { uid, currency, month })
    const spends = await spendsOf(parts, rows)
    const money = (sum: Decimal) => atScale(parts.catalogue, currency, sum.toFixed())
    const found: wire.CardSpending = {
      currency,
      month,
      months: [...months],
      total: money(sumOf(spends)),
      categories: byCategory(spends, money),
    }
    return one(found)
  },
})

/** A member's spending with their card. */
export const cardSpending: readonly Call[] = [spending]
