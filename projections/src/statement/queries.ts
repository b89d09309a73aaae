import type { ListFilter, wire } from '@strongroom/shared'
import { ask, type Db } from '../queries/ask.ts'
import { type Condition, equal, type Listed, type Listing, list } from '../queries/list.ts'
import { withId } from '../queries/with-id.ts'

/** One line of a statement. */
export type MovementRow = {
  readonly uid: string
  /** Unique for its member. */
  readonly id: string
  readonly currency: string
  readonly kind: wire.TransactionType
  /** The id of the top-up, swap or payment. */
  readonly reference: string
  readonly state: 'pending' | 'done' | 'rejected' | 'reversed'
  /** The effect on the available balance, signed; zero while pending and when rejected. */
  readonly amount: string
  /** The available balance after it; nothing when nothing has moved. */
  readonly available_after: string | null
  /** The requested amount, where it differs from the moved one. */
  readonly asked: string | null
  readonly fee: string | null
  /** uid of the other member of a payment. */
  readonly counterparty: string | null
  readonly reason: string | null
  readonly details: Readonly<Record<string, string>> | null
  /** The order of the statement, and the running number of the event behind the line. */
  readonly number: number
  readonly created_at: string
  readonly booked_at: string | null
}

export type MovementFilter = ListFilter<'statement.all'> & {
  readonly state?: string | undefined
  /** Other members of payments whose names are searched for: their lines are found too. */
  readonly searchedCounterparties?: readonly string[] | undefined
  /** Members whose names are searched for, in a list of everybody's lines. */
  readonly searchedUids?: readonly string[] | undefined
}

const listing: Listing<ListFilter<'statement.all'>> = {
  table: 'views.movements',
  sorts: { booked_date: 'number', created_date: 'created_at' },
  equals: { uid: 'uid', currency: 'currency', type: 'kind' },
  tie: 'id',
  time: 'created_at',
  search: [],
}

/** An amount as people write it: with a sign, with commas between thousands. */
const AMOUNT = /^[+\-−]?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,18})?$/
/** The amount that a text says, without its sign; nothing when it says none. */
export const amountIn = (text: string): string | undefined =>
  AMOUNT.test(text) ? text.replaceAll(/[^\d.]/g, '') : undefined

/** Fewer characters of an id are found in too many of them by chance. */
const SHORTEST_REFERENCE = 6

/**
 * A search on a statement finds a line's amount, moved or requested, by its number; its id, which holds the reference; the
 * other member; the TXID, on a member's own; and the line's own member only where the list is everybody's.
 */
const searched = ({
  search: given,
  uid,
  searchedUids,
  searchedCounterparties,
}: MovementFilter): readonly Condition[] => {
  const search = given?.trim()
  if (!search) return []
  const amount = amountIn(search)
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const found: readonly (readonly [string, unknown])[] = [
    ['counterparty = ?', search],
    ...(amount === undefined ? [] : ([['? in (abs(amount), asked)', amount]] as const)),
    ...(amount === undefined || search.length >= SHORTEST_REFERENCE ? ([['id ilike ?', like]] as const) : []),
    ...(uid === undefined
      ? ([['uid = ?', search]] as const)
      : ([["details ->> 'txid' = ?", search]] as const)),
    ...(searchedUids ? ([['uid = any(?)', searchedUids]] as const) : []),
    ...(searchedCounterparties ? ([['counterparty = any(?)', searchedCounterparties]] as const) : []),
  ]
  return [{ sql: found.map(([sql]) => sql).join(' or '), values: found.map(([, value]) => value) }]
}

/** Statement lines of all members, or of one. */
export const listMovements = (
  db: Db,
  { search, searchedUids, searchedCounterparties, ...filter }: MovementFilter,
): Promise<Listed<MovementRow>> =>
  list(db, listing, filter, [
    ...equal('state', filter.state),
    ...searched({ ...filter, search, searchedUids, searchedCounterparties }),
  ])

/** The members that one has paid or was paid by: a thousand of them. */
export const listCounterparties = async (db: Db, uid: string): Promise<readonly string[]> => {
  const rows = await ask<{ counterparty: string }>(
    db,
    'select distinct counterparty from views.movements where uid = $1 and counterparty is not null limit 1000',
    [uid],
  )
  return rows.map(({ counterparty }) => counterparty)
}

/** One line of a member's statement. */
export const getMovement = async (db: Db, uid: string, id: string): Promise<MovementRow | undefined> =>
  (await ask<MovementRow>(db, 'select * from views.movements where uid = $1 and id = $2', [uid, id]))[0]

/** Lines of this id: those of several members if they have one each. */
export const findMovements = (db: Db, id: string): Promise<readonly MovementRow[]> =>
  withId<MovementRow>(db, 'views.movements', id)

/** All lines of a member that one event has booked. */
export const listMovementsAt = (db: Db, uid: string, number: number): Promise<readonly MovementRow[]> =>
  ask<MovementRow>(db, 'select * from views.movements where uid = $1 and number = $2 order by id', [
    uid,
    number,
  ])
