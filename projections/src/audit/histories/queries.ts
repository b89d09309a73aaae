import type { Db } from '../../queries/ask.ts'
import { actor, legs } from '../../queries/event-columns.ts'
import { type Selected, select } from '../../queries/select.ts'
import { type Balances, balancesAfter, pocketsOf } from './balances.ts'

/** The balance of one pocket in one currency. Decimal string. */
export type PocketBalance = { readonly currency: string; readonly pocket: string; readonly amount: string }

/** All that has happened to a member so far. */
export type MemberHistory = {
  readonly events: number
  /** The last event's running number in the log; 0 before the first. */
  readonly number: number
  readonly balances: readonly PocketBalance[]
}

/** A place in a member's history: a step from 1, an event's running number, or a moment (ISO, UTC). */
export type HistoryPlace = { readonly step: number } | { readonly number: number } | { readonly at: string }

const loaded = select('events', ['number', 'id', 'type', 'created_at'], { ...actor, legs })
type Loaded = Selected<typeof loaded>

/** One step of a member's, without what its event says. */
export type HistoryRow = Omit<Loaded, 'legs'> & { readonly step: number }

/** A step, the balances right after it, and those around it in their order. */
export type HistoryStep = {
  readonly step: number
  readonly number: number
  readonly balances: readonly PocketBalance[]
  readonly rows: readonly HistoryRow[]
}

/** Steps are shown in pages of so many; a snapshot always stands between two pages. */
const PAGE = 50

const histories = select('histories', ['steps', 'number', 'balances'])

export const getHistory = async (db: Db, uid: string): Promise<MemberHistory> => {
  const [found] = await histories(db, 'where uid = $1', [uid], 'member history')
  if (!found) return { events: 0, number: 0, balances: [] }
  return { events: found.steps, number: found.number, balances: pocketsOf(JSON.parse(found.balances)) }
}

const snapshots = select('history_snapshots', ['step', 'number', 'balances'])
type Snapshot = Selected<typeof snapshots>

const beginning: Snapshot = { step: 0, number: 0, balances: '{}' }

/** The key by which a place is found, in snapshots and in events: both are its very last one. */
const conditionOf = (place: HistoryPlace) => {
  if ('step' in place) return { sql: 'step <= $2', value: place.step - 1 }
  if ('number' in place) return { sql: 'number < $2', value: place.number }
  return { sql: 'at <= $2::timestamptz', value: place.at }
}

/** The last snapshot before a place. */
const snapshotBefore = async (db: Db, uid: string, place: HistoryPlace): Promise<Snapshot> => {
  const { sql, value } = conditionOf(place)
  const where = `where uid = $1 and ${sql} order by step desc limit 1`
  const [found] = await snapshots(db, where, [uid, value])
  return found ?? beginning
}

/** Events from a snapshot on: those of its pages, and at a moment right after a snapshot the next ones. */
const eventsAfter = (db: Db, uid: string, { number }: Snapshot, limit: number) =>
  loaded(db, 'where uid = $1 and number > $2 order by number limit $3', [uid, number, limit], 'member events')

/** Index of a place in the loaded events; -1 when all of them happened later. */
const indexOf = (place: HistoryPlace, { step }: Snapshot, events: readonly Loaded[]): number => {
  if ('step' in place) return Math.min(place.step - step, events.length) - 1
  if ('number' in place) return events.findLastIndex(({ number }) => number <= place.number)
  return events.findLastIndex(({ created_at }) => Date.parse(created_at) <= Date.parse(place.at))
}

/** Exactly the events between two snapshots, so that every page lies between the same two. */
const LOADED = 250

/**
 * A step of a member with the balances after it: folded from the snapshot before it, so it takes as long in a history of a
 * hundred thousand events as in a short one. A place after the last event is the last event; nothing where all happened later.
 */
export const getHistoryStep = async (
  db: Db,
  uid: string,
  place: HistoryPlace,
): Promise<HistoryStep | undefined> => {
  const snapshot = await snapshotBefore(db, uid, place)
  const events = await eventsAfter(db, uid, snapshot, LOADED)
  const at = indexOf(place, snapshot, events)
  const event = events[at]
  if (!event)
    return at < 0 && snapshot.step > 0 ? getHistoryStep(db, uid, { step: snapshot.step }) : undefined
  const balances = balancesOf(uid, snapshot, events.slice(0, at + 1))
  const first = at - (at % PAGE)
  const rows = events
    .slice(first, first + PAGE)
    .map(({ legs: _, ...row }, index) => ({ ...row, step: snapshot.step + first + index + 1 }))
  return { step: snapshot.step + at + 1, number: event.number, balances: pocketsOf(balances), rows }
}

const balancesOf = (uid: string, { balances }: Snapshot, events: readonly Loaded[]): Balances =>
  events.reduce<Balances>((sums, { legs }) => balancesAfter(sums, uid, legs), JSON.parse(balances))
