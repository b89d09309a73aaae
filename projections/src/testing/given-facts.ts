import { createMemoryLog, type StoredEvent } from '@strongroom/ledger/eventlog/log'
import { folding } from '../runner/fold.ts'
import { LazyEvent } from '../runner/lazy-event.ts'
import type { Projection, Row, Value } from '../runner/projection.ts'
import { fromUnits } from '../runner/units.ts'
import { type Entry, WorkingSet } from '../runner/working-set.ts'
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
  const fold = folding(projection, rows)
  events.forEach((stored, at) => {
    const event = new LazyEvent(stored)
    for (const key of projection.reads?.(event) ?? []) if (!rows.knows(key)) rows.remember(key, undefined)
    fold(event, at + 1)
  })
  return { of: table => [...rows.entriesOf(table)].flatMap(rowOf) }
}

const rowOf = (entry: Entry): readonly Row[] => {
  if (entry.op === 'remove') return []
  if (entry.op === 'patch') throw new Error('a row to be changed is not there')
  if (entry.op !== 'add') return [entry.row]
  const row: Record<string, Value> = { ...entry.key }
  for (const column in entry.units) row[column] = fromUnits(entry.units[column] ?? 0n)
  return [row]
}
