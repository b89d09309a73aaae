import type { Pool, PoolClient } from 'pg'
import { schemaOf } from './checkpoint.ts'
import type { KnownRows } from './known-rows.ts'
import type { AnyEvent, Key, Projection, Row } from './projection.ts'
import type { Target } from './runner.ts'
import { Unprojectable } from './unprojectable.ts'
import type { WorkingSet } from './working-set.ts'

/** Folds one event after the other into the rows to be written; answers with the number of changes that it made. */
export type Fold = (event: AnyEvent, number: number) => number

/** Begins a fold. It throws `Unprojectable` when an event does not let itself be folded. */
export const folding = (projection: Projection, rows: WorkingSet): Fold => {
  const find = (table: string, key: Row) => rows.find(table, key)
  return (event, number) => {
    try {
      const changes = projection.changes(event, { number, find })
      for (const change of changes) rows.apply(change)
      return changes.length
    } catch (error) {
      throw new Unprojectable((error as Error).message, { cause: error })
    }
  }
}

/** The rows that the windows before the present one have left, and the last of those windows while it is being written. */
export type Before = {
  readonly known: KnownRows
  readonly last?: { readonly rows: WorkingSet; readonly written: Promise<void> }
}

/** Brings in the rows that folding these events will look at, one query a table. */
export const loadReads = async (
  db: Pool | PoolClient,
  { projection, generation }: Target,
  rows: WorkingSet,
  events: readonly AnyEvent[],
  before?: Before,
): Promise<void> => {
  if (!projection.reads) return
  const missing = events.flatMap(event => keysOf(projection, event)).filter(key => !rows.knows(key))
  const stored = before ? await takeOver(before, rows, missing) : missing
  for (const table of new Set(stored.map(key => key.table)))
    await load(
      db,
      `${schemaOf[generation]}.${table}`,
      projection,
      rows,
      stored.filter(key => key.table === table),
    )
}

/**
 * Rows as the windows before leave them; answers with the keys that are still to be loaded. One that is being written
 * without the rest of it being known can only be loaded after that.
 */
const takeOver = async (
  { known, last }: Before,
  rows: WorkingSet,
  keys: readonly Key[],
): Promise<readonly Key[]> => {
  const others = known.tell(keys, rows)
  if (last && others.some(key => last.rows.changes(key))) await last.written
  return others
}

/** A broken event has no keys here; folding it reports the fault. */
const keysOf = (projection: Projection, event: AnyEvent): readonly Key[] => {
  try {
    return projection.reads?.(event) ?? []
  } catch {
    return []
  }
}

const load = async (
  db: Pool | PoolClient,
  name: string,
  projection: Projection,
  rows: WorkingSet,
  keys: readonly Key[],
): Promise<void> => {
  const fresh = keys.filter(key => !rows.knows(key) && rows.remember(key, undefined))
  const table = (keys[0] as Key).table
  const columns = projection.tables[table] ?? []
  const found = await db.query<Row>(
    `select t.* from ${name} t
     join unnest(${columns.map((_, at) => `$${at + 1}::text[]`).join()}) as n(${columns.join()})
       on ${columns.map(column => `t.${column} = n.${column}`).join(' and ')}`,
    columns.map(column => fresh.map(({ key }) => String(key[column]))),
  )
  for (const row of found.rows) rows.remember({ table, key: row }, row)
}
