import {
  type AccountBalance,
  type BooksAsOf,
  classOf,
  getBooksAsOf,
  getPeriod,
  type PeriodRow,
} from '@strongroom/projections/finance'
import { contract, Decimal, wire } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'
import { atScale } from '../command/money.ts'
import { file, one } from '../command/replies.ts'
import { byteOrderMark, csvLine } from '../csv/csv.ts'
import type { Parts } from '../dependencies.ts'
import { implement } from '../http/call.ts'
import { fileNameOf } from '../http/csv-list.ts'
import { booksOfMonth, closingOf } from './closing.ts'
import { sidesOf } from './sides.ts'

const lineOf = (
  { catalogue }: Parts,
  { account, currency, amount, postings }: AccountBalance,
): wire.TrialBalanceLine => ({
  account,
  class: classOf(account),
  currency,
  ...sidesOf(catalogue, currency, amount),
  postings,
})

/** The debit and the credit of accounts in one currency, added up. */
const columnsOf = ({ catalogue }: Parts, currency: string, rows: readonly AccountBalance[]) => {
  const amounts = rows.map(({ amount }) => new Decimal(amount))
  const sum = (of: readonly Decimal[]) =>
    atScale(
      catalogue,
      currency,
      of.reduce((total, amount) => total.plus(amount.abs()), new Decimal(0)).toFixed(),
    )
  return {
    debit: sum(amounts.filter(amount => amount.isNegative())),
    credit: sum(amounts.filter(amount => !amount.isNegative())),
  }
}

const rankOf = ({ account }: AccountBalance) => wire.bookClasses.indexOf(classOf(account))

/** The accounts of each currency in the order of their classes. */
const byClass = (balances: readonly AccountBalance[]): readonly AccountBalance[] =>
  [...Map.groupBy(balances, ({ currency }) => currency).values()].flatMap(rows =>
    rows.toSorted((one, other) => rankOf(one) - rankOf(other)),
  )

/** Both columns of each currency, by class and in all. */
const sumsOf = (parts: Parts, balances: readonly AccountBalance[]): wire.TrialBalanceSum[] =>
  [...Map.groupBy(balances, ({ currency }) => currency)].map(([currency, rows]) => {
    const { debit, credit } = columnsOf(parts, currency, rows)
    const classes = [...Map.groupBy(rows, ({ account }) => classOf(account))].map(([of, some]) => ({
      class: of,
      ...columnsOf(parts, currency, some),
    }))
    return { currency, debit, credit, balanced: debit === credit, classes }
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
    const inOrder = byClass(balances)
    return one({
      number,
      at: filter.at ?? null,
      closing: closed ? await closingOf(parts, closed, balances) : null,
      lines: inOrder.map(each => lineOf(parts, each)),
      sums: sumsOf(parts, inOrder),
    } satisfies wire.TrialBalance)
  },
})

const csvHead = ['class', 'account', 'currency', 'debit', 'credit', 'postings']

/** The same accounts as a file. */
export const trialBalanceCsv = implement(contract.finance.trialBalanceCsv, {
  handler: async ({ filter, now }, parts) => {
    const lines = byClass((await booksFor(parts, filter)).balances)
      .map(each => lineOf(parts, each))
      .map(line => [line.class, line.account, line.currency, line.debit, line.credit, line.postings])
    const text = byteOrderMark + [csvHead, ...lines].map(csvLine).join('')
    const bytes = new TextEncoder().encode(text)
    return file({ bytes, type: 'text/csv; charset=UTF-8', name: fileNameOf('trial-balance', now) })
  },
})
