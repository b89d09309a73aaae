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
  const fold = folding(tellingOwners(projection), rows)
  events.forEach((stored, at) => {
    const event = new LazyEvent(stored)
    for (const key of projection.reads?.(event) ?? []) if (!rows.knows(key)) rows.remember(key, undefined)
    fold(event, at + 1)
  })
  return { of: table => [...rows.entriesOf(table)].flatMap(rowOf) }
}

/** Throws where a read model of a member's own changes a row of somebody whom nothing tells of the event. */
const tellingOwners = (projection: Projection): Projection => {
  if (!ownReadModels.some(name => name === projection.name)) return projection
  const changes = (...given: Parameters<Projection['changes']>) => {
    const made = projection.changes(...given)
    for (const change of made) checkTold(projection, given[0], change)
    return made
  }
  return { ...projection, changes }
}

const checkTold = ({ name }: Projection, { stream, type, stored }: AnyEvent, change: Change) => {
  const { uid, sender } = change.op === 'insert' || change.op === 'put' ? change.row : change.key
  if (toldOf({ stream, type, data: stored.data }).some(each => each === (uid ?? sender))) return
  throw new Error(`${type} changes a row of ${name} of a member who is not told of it`)
}

const rowOf = (entry: Entry): readonly Row[] => {
  if (entry.op === 'remove') return []
  if (entry.op === 'patch') throw new Error('a row to be changed is not there')
  if (entry.op !== 'add') return [entry.row]
  const row: Record<string, Value> = { ...entry.key }
  for (const column in entry.units) row[column] = fromUnits(entry.units[column] ?? 0n)
  return [row]
}
