import { type ListFilter, wire } from '@strongroom/shared'
import { eitherOf, every, type Ranged, within } from '../queries/amounts.ts'
import type { Db } from '../queries/ask.ts'
import {
  type Condition,
  equal,
  type Listed,
  list,
  type SumRow,
  sums,
  type TableListing,
} from '../queries/list.ts'
import { rowsWith } from '../queries/rows-with.ts'
import { select } from '../queries/select.ts'
import type { RowOf } from '../rows.ts'

/** One line of a statement. */
export type MovementRow = RowOf<'movements'>

export type MovementFilter = ListFilter<'statement.all'> & {
  readonly state?: string | undefined
  /** Other members of payments whose names are searched for: their lines are found too. */
  readonly searchedCounterparties?: readonly string[] | undefined
  /** Members whose names are searched for, in a list of everybody's lines. */
  readonly searchedUids?: readonly string[] | undefined
}

/** Lines that show an amount in the range, either way: what they moved, or where nothing has, what was asked for. */
const shownWithin: Ranged<'amount' | 'asked'> = range => {
  const moved = within('abs(amount)')(range)
  if (moved.length === 0) return []
  const asked = within('asked')(range)
  return [
    eitherOf(
      every([...moved, { sql: 'amount <> 0 or asked is null', values: [] }]),
      every([...asked, { sql: 'amount = 0', values: [] }]),
    ),
  ]
}

const listing: TableListing<ListFilter<'statement.all'>, 'movements'> = {
  table: 'views.movements',
  sorts: { booked_date: 'number', created_date: 'created_at' },
  equals: { uid: 'uid', currency: 'currency', type: 'kind' },
  ranged: shownWithin,
}

/** An amount as people write it: with a sign, with commas between thousands. */
const AMOUNT = /^[+\-−]?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,18})?$/
/** The amount that a text says, without its sign; nothing when it says none. */
export const amountIn = (text: string): string | undefined =>
  AMOUNT.test(text) ? text.replaceAll(/[^\d.]/g, '') : undefined

/** Fewer characters of an id are found in too many of them by chance. */
const SHORTEST_REFERENCE = 6

const patternOf = (text: string) => text.replace(/[\\%_]/g, '\\$&')

type Found = readonly (readonly [condition: string, value: unknown])[]

const either = (found: Found): Condition => ({
  sql: found.map(([sql]) => sql).join(' or '),
  values: found.map(([, value]) => value),
})

/** Members whose names are searched for. */
const named = (condition: string, uids: readonly string[] | undefined): Found =>
  uids ? [[condition, uids]] : []

/**
 * A search on a member's statement finds a line's amount, moved or requested, by its number; its id, which holds the reference; the
 * other member; the TXID.
 */
const searchedInOne = (search: string, filter: MovementFilter): Condition => {
  const amount = amountIn(search)
  const isReference = amount === undefined || search.length >= SHORTEST_REFERENCE
  return either([
    ['counterparty = ?', search],
    ...(amount === undefined ? [] : ([['? in (abs(amount), asked)', amount]] as const)),
    ...(isReference ? ([['id ilike ?', `%${patternOf(search)}%`]] as const) : []),
    ["details ->> 'txid' = ?", search],
    ...named('uid = any(?)', filter.searchedUids),
    ...named('counterparty = any(?)', filter.searchedCounterparties),
  ])
}

/** A search of everybody's lines: by their members (of a payment each has a line), by an amount, and by how the id or the reference begins. */
const searchedInAll = (search: string, filter: MovementFilter): Condition => {
  const amount = amountIn(search)
  const begins = [search, ...wire.transactionTypes.map(type => `${type}:${search}`), `swap:${search}`]
  return either([
    ['uid = ?', search],
    ...(amount === undefined
      ? []
      : ([
          ['abs(amount) = ?', amount],
          ['asked = ?', amount],
        ] as const)),
    ...begins.map(text => ['id like ?', `${patternOf(text)}%`] as const),
    ...named('uid = any(?)', filter.searchedUids),
  ])
}

type Conditions = readonly [filter: MovementFilter, own: readonly Condition[], sought?: readonly Condition[]]

const conditionsOf = ({
  search: given,
  searchedUids,
  searchedCounterparties,
  ...filter
}: MovementFilter): Conditions => {
  const search = given?.trim()
  const state = equal('state', filter.state)
  if (!search) return [filter, state]
  const sought = { ...filter, searchedUids, searchedCounterparties }
  return filter.uid === undefined
    ? [filter, state, [searchedInAll(search, sought)]]
    : [filter, [...state, searchedInOne(search, sought)]]
}

/** Statement lines of all members, or of one. */
export const listMovements = (db: Db, filter: MovementFilter): Promise<Listed<MovementRow>> =>
  list(db, listing, ...conditionsOf(filter))

/** Sums of what the lines under the filter have moved, signed, by currency. */
export const sumMovements = (db: Db, filter: MovementFilter): Promise<readonly SumRow[]> =>
  sums(db, listing, ...conditionsOf(filter))

const counterparties = select('movements', ['counterparty', 'kind'])

/** The members that one has paid or was paid by, with each kind of line between the two: a thousand of them. */
export const listCounterparties = (
  db: Db,
  uid: string,
): Promise<readonly Pick<MovementRow, 'counterparty' | 'kind'>[]> =>
  counterparties(db, 'where uid = $1 and counterparty is not null group by counterparty, kind limit 1000', [
    uid,
  ])

/** One line of a member's statement. */
export const getMovement = async (db: Db, uid: string, id: string): Promise<MovementRow | undefined> =>
  (await rowsWith(db, 'movements', { uid, id }))[0]

/** Lines of this id: those of several members if they have one each. */
export const findMovements = (db: Db, id: string): Promise<readonly MovementRow[]> =>
  rowsWith(db, 'movements', { id }, 'limit 10')

/** All lines of a member that one event has booked. */
export const listMovementsAt = (db: Db, uid: string, number: number): Promise<readonly MovementRow[]> =>
  rowsWith(db, 'movements', { uid, number }, 'order by id')
