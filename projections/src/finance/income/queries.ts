import { ask, type Db } from '../../queries/ask.ts'
import { computed, type Selected, select } from '../../queries/select.ts'
import type { RowOf } from '../../rows.ts'
import { accountsOf } from './sides.ts'

/** Whole days of UTC, both included. */
export type Days = { readonly from: string; readonly to: string }
/** Into which periods a range is cut. */
export type Cut = 'range' | 'month' | 'day'

/** Income or cost of the house in a period, by account, type and currency: the sum of the postings, a decimal string. */
export type IncomeRow = Pick<RowOf<'postings'>, 'account' | 'type' | 'currency' | 'amount'> & {
  /** The first day of the period in the range, and the last. */
  readonly first: string
  readonly last: string
  readonly postings: number
}

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

/** The house's income and costs, by period, account, kind of event and currency; the newest period first. */
export const getIncome = (db: Db, { from, to }: Days, by: Cut): Promise<readonly IncomeRow[]> =>
  ask<IncomeRow>(
    db,
    `select first::text, (${ends[by]})::text as last, account, type, currency, amount, postings from (
       select ${beginnings[by]} as first, account, type, currency, sum(amount) as amount,
         count(*)::float8 as postings
       from views.postings where account = any($3) and ${inDays} and $2::date >= $1::date
       group by 1, 2, 3, 4) as periods
     order by first desc, account, type, currency`,
    [from, to, accountsOf('earning')],
  )

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
