import type { CardSpendRow } from '@strongroom/projections/card'
import { Decimal, type SpendingCategory, spendingCategoryOf } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'

/** One transaction, spent above zero and given back below. */
export type Spend = {
  readonly merchant: string | null
  readonly category: SpendingCategory
  readonly amount: Decimal
}

/** Transactions of cards, each with its merchant and category. */
export const spendsOf = async (
  { cardLogDetails }: Pick<Parts, 'cardLogDetails'>,
  rows: readonly CardSpendRow[],
): Promise<readonly Spend[]> => {
  const known = await cardLogDetails.of(rows.map(({ id }) => id))
  return rows.map(({ id, amount }) => ({
    merchant: known.get(id)?.merchant || null,
    category: spendingCategoryOf(known.get(id)?.mcc),
    amount: new Decimal(amount).negated(),
  }))
}
