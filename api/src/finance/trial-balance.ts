import {
  type AccountBalance,
  type BooksAsOf,
  getBooksAsOf,
  getPeriod,
  type PeriodRow,
} from '@strongroom/projections/finance'
import { contract, Decimal, type wire } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'
import { atScale } from '../command/money.ts'
import { one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { implement } from '../http/call.ts'
import { booksOfMonth, closingOf } from './closing.ts'
import { sidesOf } from './sides.ts'

const lineOf = (
  { catalogue }: Parts,
  { account, currency, amount, postings }: AccountBalance,
): wire.TrialBalanceLine => ({ account, currency, ...sidesOf(catalogue, currency, amount), postings })

/** Both columns of each currency. */
const sumsOf = ({ catalogue }: Parts, balances: readonly AccountBalance[]): wire.TrialBalanceSum[] =>
  [...Map.groupBy(balances, ({ currency }) => currency)].map(([currency, rows]) => {
    const amounts = rows.map(({ amount }) => new Decimal(amount))
    const sum = (of: readonly Decimal[]) =>
      of.reduce((total, amount) => total.plus(amount.abs()), new Decimal(0)).toFixed()
    const debit = sum(amounts.filter(amount => amount.isNegative()))
    const credit = sum(amounts.filter(amount => !amount.isNegative()))
    return {
      currency,
      debit: atScale(catalogue, currency, debit),
      credit: atScale(catalogue, currency, credit),
      balanced: debit === credit,
    }
  })

/** A closed month is shown as it was closed, whatever else is asked for. */
const booksFor = async (
  { db }: Parts,
  { period, ...asOf }: wire.TrialBalanceFilter,
): Promise<BooksAsOf & { closed?: PeriodRow }> => {
  if (!period) return getBooksAsOf(db, asOf)
  const closed = await getPeriod(db, period)
  if (!closed) throw HttpError.invalid([{ path: 'filter.period', message: 'A closed month' }])
  return { closed, ...(await booksOfMonth(db, period, closed.events)) }
}

/** Every account of the books as of an event or a moment, added up from the postings. */
export const trialBalance = implement(contract.finance.trialBalance, {
  handler: async ({ filter }, parts) => {
    const { closed, number, balances } = await booksFor(parts, filter)
    return one({
      number,
      at: filter.at ?? null,
      closing: closed ? await closingOf(parts, closed, balances) : null,
      lines: balances.map(each => lineOf(parts, each)),
      sums: sumsOf(parts, balances),
    } satisfies wire.TrialBalance)
  },
})
