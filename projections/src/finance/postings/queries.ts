import type { ListFilter } from '@strongroom/shared'
import { ask, type Db } from '../../queries/ask.ts'
import { type Condition, type Listed, list, type TableListing } from '../../queries/list.ts'
import { computed, type Selected, select } from '../../queries/select.ts'
import type { ColumnOf } from '../../rows.ts'
import { getPeriod, type PeriodRow } from '../periods/queries.ts'
import { lateIn } from './late.ts'

const accounts = select('postings', ['account', 'currency'], {
  amount: computed<string>('sum(amount)'),
  postings: computed<number>('count(*)'),
})

/** The balance of an account in a currency. Positive: put in, a credit. Members' accounts are added up by pocket. */
export type AccountBalance = Selected<typeof accounts>

/** A place in the log: after an event, and not later than a moment (ISO, UTC). Each may be left out. */
export type AsOf = { readonly up_to?: number | undefined; readonly at?: string | undefined }

/** Every account as of a place in the log. Sums to zero in every currency. */
export type BooksAsOf = { readonly number: number; readonly balances: readonly AccountBalance[] }

/** Adds the books up from their postings; later ones than the read model shows are not in it. */
export const getBooksAsOf = async (db: Db, { up_to, at }: AsOf): Promise<BooksAsOf> => {
  const shown = await shownUpTo(db)
  const last = Math.min(up_to ?? shown, shown)
  const balances = await accounts(
    db,
    `where number <= $1 and at <= coalesce($2::timestamptz, 'infinity')
     group by account, currency order by currency, account`,
    [last, at ?? null],
  )
  return { number: last, balances }
}

/** How many events the postings are made of. */
export const shownUpTo = async (db: Db): Promise<number> => {
  const [found] = await ask<{ events: number }>(
    db,
    `select events::float8 as events from views.checkpoint where projection = 'postings' and generation = 'live'`,
  )
  return found?.events ?? 0
}

/** The filter of `finance.postings`, as the contract declares it. */
export type PostingsFilter = ListFilter<'finance.postings'>

const ofEvent = (column: ColumnOf<'events'>) =>
  computed<string>(`(select ${column} from views.events where events.number = postings.number)`)

const postings = select('postings', ['number', 'leg', 'at', 'type', 'account', 'uid', 'currency', 'amount'], {
  position: ofEvent('position'),
  event_id: ofEvent('id'),
  stream: ofEvent('stream'),
})

/** A leg as finance reads it: signed amount, with the event it belongs to. */
export type PostingRow = Selected<typeof postings>

const listing: TableListing<PostingsFilter, 'postings'> = {
  table: 'views.postings',
  columns: postings.columns,
  sorts: { number: 'number', amount: '(abs(amount))' },
  equals: {
    account: 'account',
    currency: 'currency',
    type: 'type',
    uid: 'uid',
    up_to: null,
    at: null,
    late_in: null,
  },
  tie: 'number, leg',
  time: 'at',
  search: ['account', 'type'],
}

const upTo = (sql: string, value: unknown): readonly Condition[] =>
  value === undefined ? [] : [{ sql, values: [value] }]

/** The postings behind a figure, the newest first unless asked otherwise. */
export const listPostings = async (db: Db, filter: PostingsFilter): Promise<Listed<PostingRow>> =>
  list(db, listing, filter, [
    ...upTo('number <= ?', filter.up_to),
    ...upTo('at <= ?::timestamptz', filter.at),
    ...(filter.late_in === undefined ? [] : [await lateInMonth(db, filter.late_in)]),
  ])

/** A month that is open has no late entries. */
const lateInMonth = async (db: Db, month: string): Promise<Condition> => {
  const closed = await getPeriod(db, month)
  return closed ? lateIn(closed) : { sql: 'false', values: [] }
}

const counted = select('postings', [], { count: computed<number>('count(*)') })

/** How many entries belong to a closed month and came too late for its trial balance. */
export const countLate = async (db: Db, closed: PeriodRow): Promise<number> => {
  const { sql, values } = lateIn(closed)
  let place = 0
  const [found] = await counted(db, `where ${sql.replace(/\?/g, () => `$${++place}`)}`, values)
  return found?.count ?? 0
}
