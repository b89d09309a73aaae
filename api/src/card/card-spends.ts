import { listSpendsOfMonth } from '@strongroom/projections/card'
import { Decimal, type SpendingCategory, spendingCategoryOf } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'

/** One transaction, spent above zero and given back below. */
export type Spend = {
  readonly merchant: string | null
  readonly category: SpendingCategory
  readonly amount: Decimal
}

/** The transactions of a member's card that the network settled in a month, each with its category. */
export const spendsOf = async (
  { db, cardLogDetails }: Pick<Parts, 'db' | 'cardLogDetails'>,
  asked: { readonly uid: string; readonly currency: string; readonly month: string },
): Promise<readonly Spend[]> => {
  const rows = await listSpendsOfMonth(db, asked)
  const known = await cardLogDetails.of(rows.map(({ id }) => id))
  return rows.map(({ id, amount }) => ({
    merchant: known.get(id)?.merchant || null,
    category: spendingCategoryOf(known.get(id)?.mcc),
    amount: new Decimal(amount).negated(),
  }))
}
