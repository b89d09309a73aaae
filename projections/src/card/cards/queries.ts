import type { CardStatus } from '@strongroom/ledger/card'
import type { ListFilter } from '@strongroom/shared'
import type { Db } from '../../queries/ask.ts'
import { equal, type Listed, type Listing, list } from '../../queries/list.ts'
import { computed, type Selected, select } from '../../queries/select.ts'

const cardCurrency = 'USD'
/** One in use that is below zero is in arrears, until it holds what it owes. */
const standing = `case when c.status = 'active' and coalesce(w.card, 0) < 0 then 'suspended' else c.status end`
const balance = 'coalesce(w.card, 0)'
const withWallet = `left join views.wallets w on w.uid = c.uid and w.currency = '${cardCurrency}'`
const cards = select(
  { c: 'cards', w: 'wallets' },
  [
    'c.uid',
    'c.card_id',
    'c.opened_by',
    'c.card_type',
    'c.active_since',
    'c.fee_paid_for',
    'c.reason',
    'c.frozen',
    'c.daily_limit',
    'c.opened_at',
    'c.updated_at',
  ],
  { status: computed<CardStatus>(standing), balance: computed<string>(balance) },
)

/** A member’s card. Amounts are decimal strings, times ISO 8601; `balance` is in the card's currency. */
export type CardRow = Selected<typeof cards>

/** The state is the ledger's word for the contract's number; `uids`: only these, found elsewhere. */
export type CardFilter = Omit<ListFilter<'card.all'>, 'status'> & {
  readonly status?: CardStatus | undefined
  readonly uids?: readonly string[] | undefined
}

const listing: Listing<ListFilter<'card.all'>> = {
  table: `views.cards c ${withWallet}`,
  columns: cards.columns,
  equals: { uid: 'c.uid', card_type: 'c.card_type', status: null },
  sorts: { created_date: 'c.opened_at', updated_date: 'c.updated_at', balance },
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
  (await cards(db, `${withWallet} where c.uid = $1`, [uid]))[0]

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
const mayOweAnnualFee = (today: string, since: string): string => {
  const { on, years } = lastAnnual(today)
  return `(${years} > 0 and ${on} >= ${since}
    and (annual_fee_paid_for is null or annual_fee_paid_for < to_char(${on}, 'YYYY-MM')))`
}

/** The cards that a fee is taken of: those without a type as `usual` says, and so all types but these, which do otherwise. */
export type CardsCharged = { readonly usual: boolean; readonly otherwise: readonly string[] }

const isCharged = ({ usual, otherwise }: CardsCharged): string => {
  const types = otherwise.map(type => `'${type.replaceAll("'", "''")}'`).join(', ')
  return types === '' ? String(usual) : `((coalesce(card_type, '') in (${types})) <> ${usual})`
}

/** The fees that cards may owe on a day: for `month`, and, of years that ended on `annualSince` (of SQL) or later, for the year. */
type CardFeesDue = {
  readonly month: string
  readonly today: string
  readonly monthly: CardsCharged
  readonly annual: CardsCharged
  readonly annualSince: string
}

/**
 * Condition on `views.cards`: it was activated before `today` and has not paid for `month`, or it has not paid the annual fee of its
 * last year. One that is suspended may come back where there is no fee any more; one that was put in arrears by hand is like one in
 * use.
 */
export const mayOweFee = ({ month, today, monthly, annual, annualSince }: CardFeesDue): string => {
  const isUnpaid = `active_since < '${today}' and (fee_paid_for is null or fee_paid_for < '${month}')`
  const mayComeBack = `status = 'suspended' and not by_hand`
  return `status in ('active', 'suspended') and (${isUnpaid} and (${isCharged(monthly)} or ${mayComeBack})
    or ${isCharged(annual)} and ${mayOweAnnualFee(today, annualSince)})`
}

/** Members whose card may owe a fee, in the order of their ids. */
export const listCardsOwing = async (
  db: Db,
  { after, limit, ...due }: CardFeesDue & { readonly after: string; readonly limit: number },
): Promise<readonly string[]> => {
  const where = `where ${mayOweFee(due)} and uid > $1 order by uid limit $2`
  const rows = await select('cards', ['uid'])(db, where, [after, limit])
  return rows.map(({ uid }) => uid)
}
