import { createMemoryLog, type StoredEvent } from '@strongroom/ledger/eventlog/log'
import { ownReadModels } from '@strongroom/shared'
import { folding } from '../runner/fold.ts'
import { LazyEvent } from '../runner/lazy-event.ts'
import type { AnyEvent, Change, Projection, Row, Value } from '../runner/projection.ts'
import { fromUnits } from '../runner/units.ts'
import { type Entry, WorkingSet } from '../runner/working-set.ts'
import { toldOf } from '../told-of.ts'
import { type Told, tell } from './facts.ts'

/** The rows a read model makes of facts, by table, without a database. */
export type Rows = { readonly of: (table: string) => readonly Row[] }

/** The form of a read model's unit test: given these facts, then these rows. */
export const givenFacts = async (projection: Projection, ...facts: readonly Told[]): Promise<Rows> => {
  const log = createMemoryLog()
  await tell(log, facts)
  return foldAll(projection, await log.readAll({ limit: facts.length }))
}

const foldAll = (projection: Projection, events: readonly StoredEvent[]): Rows => {
  const rows = new WorkingSet(projection.tables)
  const fold = folding(tellingReaders(projection, rows), rows)
  events.forEach((stored, at) => {
    const event = new LazyEvent(stored)
    for (const key of projection.reads?.(event) ?? []) if (!rows.knows(key)) rows.remember(key, undefined)
    fold(event, at + 1)
  })
  return { of: table => [...rows.entriesOf(table)].flatMap(rowOf) }
}

type Reading = (row: Row, rows: WorkingSet) => readonly (Value | undefined)[]

/** The members who read a row of a table, where they are not its `uid`. */
const readers: Readonly<Record<string, Reading>> = {
  quick_pays: ({ sender }) => [sender],
  money_requests: ({ payer, asker }) => [payer, asker],
  referrals: ({ referrer }) => [referrer],
  // The scans of a code stand in its creator's list.
  pay_code_scans: ({ code_id: id = null }, rows) => [rowIn(rows, 'pay_codes', { id })?.uid],
}

/** Throws where a read model of a member's own changes a row that somebody reads whom nothing tells of the event. */
const tellingReaders = (projection: Projection, rows: WorkingSet): Projection => {
  if (!ownReadModels.some(name => name === projection.name)) return projection
  const changes = (...given: Parameters<Projection['changes']>) => {
    const made = projection.changes(...given)
    for (const change of made) {
      const row = rowAfter(rows, change)
      const reading = readers[change.table]?.(row, rows) ?? [row.uid]
      checkTold(projection, given[0], reading)
    }
    return made
  }
  return { ...projection, changes }
}

/** The row that a change is about, with the columns that it had before. */
const rowAfter = (rows: WorkingSet, change: Change): Row => {
  if (change.op === 'insert' || change.op === 'put') return change.row
  return rowIn(rows, change.table, change.key) ?? change.key
}

const checkTold = (
  { name }: Projection,
  { stream, type, stored }: AnyEvent,
  reading: readonly (Value | undefined)[],
) => {
  const told = toldOf({ stream, type, data: stored.data })
  if (reading.every(uid => told.some(each => each === uid))) return
  throw new Error(`${type} changes a row of ${name} that a member reads who is not told of it`)
}

const rowIn = (rows: WorkingSet, table: string, key: Row): Row | undefined =>
  [...rows.entriesOf(table)]
    .flatMap(rowOf)
    .find(row => Object.entries(key).every(([column, value]) => row[column] === value))

const rowOf = (entry: Entry): readonly Row[] => {
  if (entry.op === 'remove') return []
  if (entry.op === 'patch') throw new Error('a row to be changed is not there')
  if (entry.op !== 'add') return [entry.row]
  const row: Record<string, Value> = { ...entry.key }
  for (const column in entry.units) row[column] = fromUnits(entry.units[column] ?? 0n)
  return [row]
}
