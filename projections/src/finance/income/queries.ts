import type { Db } from '../../queries/ask.ts'
import { computed, type Selected, select } from '../../queries/select.ts'
import { accountsOf } from './sides.ts'

/** Whole days of UTC, both included. */
export type Days = { readonly from: string; readonly to: string }
/** Into which periods a range is cut. */
export type Cut = 'range' | 'month' | 'day'

/** The first day of a period, of a posting's time. */
const beginnings: Readonly<Record<Cut, string>> = {
  range: '$1::date',
  month: `greatest($1::date, date_trunc('month', at at time zone 'UTC')::date)`,
  day: `(at at time zone 'UTC')::date`,
}
/** The last day of the period that begins on `first`. */
const ends: Readonly<Record<Cut, string>> = {
  range: '$2::date',
  month: `least($2::date, (date_trunc('month', first) + interval '1 month - 1 day')::date)`,
  day: 'first',
}

const inDays = `at >= ($1::date::timestamp at time zone 'UTC') and at < (($2::date + 1)::timestamp at time zone 'UTC')`

const incomeBy = (by: Cut) => {
  const periods = select('postings', ['account', 'type', 'currency'], {
    first: computed<string>(beginnings[by]),
    amount: computed<string>('sum(amount)'),
    postings: computed<number>('count(*)'),
  }).as(`where account = any($3) and ${inDays} and $2::date >= $1::date group by 1, 2, 3, 4`)
  return select(
    { periods },
    ['periods.account', 'periods.type', 'periods.currency', 'periods.amount', 'periods.postings'],
    { first: computed<string>('first::text'), last: computed<string>(`(${ends[by]})::text`) },
  )
}
const income = { range: incomeBy('range'), month: incomeBy('month'), day: incomeBy('day') }

/**
 * Income or cost of the house in a period, by account, type and currency: the sum of the postings, a decimal string, and the first and the last
 * day of the period in the range.
 */
export type IncomeRow = Selected<ReturnType<typeof incomeBy>>

/** The house's income and costs, by period, account, kind of event and currency; the newest period first. */
export const getIncome = (db: Db, { from, to }: Days, by: Cut): Promise<readonly IncomeRow[]> =>
  income[by](db, 'order by periods.first desc, account, type, currency', [from, to, accountsOf('earning')])

const positions = select('postings', ['account', 'currency'], {
  before: computed<string>(
    "coalesce(sum(amount) filter (where at < ($1::date::timestamp at time zone 'UTC')), 0)",
  ),
  change: computed<string>(`coalesce(sum(amount) filter (where ${inDays}), 0)`),
})

/** The house's position on one of its accounts of exchange: before the days, and what they changed. */
export type PositionRow = Selected<typeof positions>

/** The house's positions from exchanging with members, and from trading: positive where it took more than it gave. */
export const getHousePositions = (db: Db, { from, to }: Days): Promise<readonly PositionRow[]> =>
  positions(
    db,
    `where account = any($3) and at < (($2::date + 1)::timestamp at time zone 'UTC')
     group by account, currency order by account, currency`,
    [from, to, accountsOf('exchange')],
  )
