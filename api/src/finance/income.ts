import { type Days, getHousePositions, getIncome, type PositionRow } from '@strongroom/projections/finance'
import { contract, Decimal, wire } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'
import { atScale } from '../command/money.ts'
import { one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { implement } from '../http/call.ts'
import { shownUsdc, shownUsdcOrNull, sum, worthIn } from './worth.ts'

/** More days one by one would be an answer of many megabytes: what `daysOneByOne` says. */
const MOST_DAYS = 92
const DAY_MS = 86_400_000

const daysOf = ({ from, to }: wire.IncomeFilter, now: Date): Days => {
  const today = now.toISOString().slice(0, 10)
  const last = to ?? (from && from > today ? from : today)
  return { from: from ?? `${last.slice(0, 8)}01`, to: last }
}

const checkDays = ({ from, to }: Days, by: wire.IncomeFilter['by']) => {
  if (from > to) throw HttpError.invalid([{ path: 'filter.to', message: wire.fieldMessages.daysInOrder }])
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (by === 'day' && days > MOST_DAYS)
    throw HttpError.invalid([{ path: 'filter.by', message: wire.fieldMessages.daysOneByOne }])
}

const sumsOf = ({ catalogue }: Parts, lines: readonly wire.IncomeLine[]): wire.Income['sums'] =>
  [...Map.groupBy(lines, ({ account, currency }) => `${account} ${currency}`)].map(([key, of]) => {
    const [account = '', currency = ''] = key.split(' ')
    const amount = sum(of.map(({ amount }) => new Decimal(amount))).toFixed()
    return { account, currency, amount: atScale(catalogue, currency, amount) }
  })

const positionOf = (
  { catalogue }: Parts,
  { account, currency, before, change }: PositionRow,
  worth: Decimal | undefined,
): wire.HousePosition => ({
  account,
  currency,
  before: atScale(catalogue, currency, before),
  change: atScale(catalogue, currency, change),
  after: atScale(catalogue, currency, new Decimal(before).plus(change).toFixed()),
  change_usdc: shownUsdcOrNull(worth),
})

/** The house's income and costs, by kind and period, and its positions from exchanging with members. */
export const income = implement(contract.finance.income, {
  handler: async ({ filter, now }, parts) => {
    const days = daysOf(filter, now)
    checkDays(days, filter.by)
    const [rows, positions] = await Promise.all([
      getIncome(parts.db, days, filter.by),
      getHousePositions(parts.db, days),
    ])
    const worth = worthIn((await parts.prices(positions.map(({ currency }) => currency))).prices)
    const lines = rows.map(row => ({ ...row, amount: atScale(parts.catalogue, row.currency, row.amount) }))
    const swapped = positions.filter(({ account }) => account === 'house:swap')
    const changes = swapped.map(({ currency, change }) => worth.of(currency, change))
    return one({
      ...days,
      lines,
      sums: sumsOf(parts, lines),
      positions: positions.map(each => positionOf(parts, each, worth.of(each.currency, each.change))),
      spread_usdc: shownUsdc(sum(changes)),
      unpriced: swapped.filter((_, at) => changes[at] === undefined).map(({ currency }) => currency),
    } satisfies wire.Income)
  },
})
