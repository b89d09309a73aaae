import type { CardOpener, CardStatus } from '@strongroom/ledger/card'
import type { ListFilter } from '@strongroom/shared'
import { ask, type Db } from '../../queries/ask.ts'
import { equal, type Listed, type Listing, list } from '../../queries/list.ts'

/** A member’s card. Amounts are decimal strings, times ISO 8601. */
export type CardRow = {
  readonly uid: string
  readonly card_id: string
  readonly status: CardStatus
  readonly opened_by: CardOpener
  readonly active_since: string | null
  readonly fee_paid_for: string | null
  readonly reason: string | null
  readonly frozen: boolean
  readonly daily_limit: string | null
  readonly opened_at: string
  readonly updated_at: string
  /** The card's balance, in its currency. */
  readonly balance: string
}

const cardCurrency = 'USD'
/** One in use that is below zero is in arrears, until it holds what it owes. */
const standing = `case when c.status = 'active' and coalesce(w.card, 0) < 0 then 'suspended' else c.status end`
const columns = `c.uid, c.card_id, ${standing} as status, c.opened_by, c.active_since, c.fee_paid_for, c.reason, c.frozen,
  c.daily_limit, c.opened_at, c.updated_at, coalesce(w.card, 0) as balance`
const joined = `views.cards c left join views.wallets w on w.uid = c.uid and w.currency = '${cardCurrency}'`

/** The state is the ledger's word for the contract's number; `uids`: only these, found elsewhere. */
export type CardFilter = Omit<ListFilter<'card.all'>, 'status'> & {
  readonly status?: CardStatus | undefined
  readonly uids?: readonly string[] | undefined
}

const listing: Listing<ListFilter<'card.all'>> = {
  table: joined,
  columns,
  equals: { uid: 'c.uid', status: null },
  sorts: { created_date: 'c.opened_at', updated_date: 'c.updated_at', balance: 'coalesce(w.card, 0)' },
  tie: 'c.uid',
  time: 'c.opened_at',
  is: ['c.uid', 'c.card_id'],
}

/** The cards of all members. */
export const listCards = (db: Db, { uids, status, ...filter }: CardFilter): Promise<Listed<CardRow>> =>
  list(db, listing, filter, [
    ...equal(standing, status),
    ...(uids ? [{ sql: 'c.uid = any(?)', values: [uids] }] : []),
  ])

/** A member's card, if there is one. */
export const findCard = async (db: Db, uid: string): Promise<CardRow | undefined> =>
  (await ask<CardRow>(db, `select ${columns} from ${joined} where c.uid = $1`, [uid]))[0]

/** The day of a card's last annual fee up to a day, and how many years after its first day of use that is. */
const lastAnnual = (today: string) => {
  const years = `(extract(year from '${today}'::date) - extract(year from first_active::date))::int`
  const on = (n: string) => `(first_active::date + make_interval(years => ${n}))::date`
  const passed = `(${years} - (${on(years)} > '${today}')::int)`
  return { on: on(passed), years: passed }
}

/**
 * Condition on `views.cards`: its year has ended, on the day `since` (of SQL) or later, and the annual fee of it is not paid. Years that
 * ended before are not owed.
 */
export const mayOweAnnualFee = (today: string, since: string): string => {
  const { on, years } = lastAnnual(today)
  return `(${years} > 0 and ${on} >= ${since}
    and (annual_fee_paid_for is null or annual_fee_paid_for < to_char(${on}, 'YYYY-MM')))`
}

/** Condition on `views.cards`: in one of these states, of which one that was put in arrears by hand is like one in use. */
export const standsIn = (statuses: readonly CardStatus[]): string =>
  `status in ('active', 'suspended') and (case when by_hand then 'active' else status end) in ('${statuses.join(`', '`)}')`

/**
 * Members whose card is in one of these states, was activated before `today`, and has not paid for `month`; or the annual fee,
 * where there is one, of a year that ended on `annualSince` or later.
 */
export const listCardsOwing = async (
  db: Db,
  owing: {
    readonly month: string
    readonly today: string
    readonly statuses: readonly CardStatus[]
    readonly annualSince: string | undefined
    readonly after: string
    readonly limit: number
  },
): Promise<readonly string[]> => {
  const { month, today, statuses, annualSince, after, limit } = owing
  const rows = await ask<{ uid: string }>(
    db,
    `select uid from views.cards where ${standsIn(statuses)}
     and (active_since < $2 and (fee_paid_for is null or fee_paid_for < $1)
       ${annualSince ? `or ${mayOweAnnualFee(today, `'${annualSince}'`)}` : ''}) and uid > $3 order by uid limit $4`,
    [month, today, after, limit],
  )
  return rows.map(({ uid }) => uid)
}
