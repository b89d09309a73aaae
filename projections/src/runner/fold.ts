import { asError } from '@strongroom/shared'
import type { Pool, PoolClient } from 'pg'
import { schemaOf } from './checkpoint.ts'
import type { KnownRows } from './known-rows.ts'
import type { AnyEvent, Key, Projection, Row } from './projection.ts'
import type { Target } from './runner.ts'
import { arrayLiteral, type Statement } from './statement.ts'
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
      throw new Unprojectable(asError(error).message, { cause: error })
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
  target: Target,
  rows: WorkingSet,
  events: readonly AnyEvent[],
  before?: Before,
): Promise<void> => {
  const missing = missingReads(target.projection, rows, events)
  const stored = before ? await takeOver(before, rows, missing) : missing
  for (const { text, values, take } of loadsOf(target, rows, stored))
    take((await db.query<Row>(text, [...values])).rows)
}

/** The keys of rows that folding these events will look at, and that are not known yet. */
export const missingReads = (
  projection: Projection,
  rows: WorkingSet,
  events: readonly AnyEvent[],
): readonly Key[] =>
  projection.reads ? events.flatMap(event => keysOf(projection, event)).filter(key => !rows.knows(key)) : []

/** A query of rows of one table, and the way its answer comes into the working set. */
export type Load = Statement & { readonly take: (found: readonly Row[]) => void }

/** The queries that bring in rows, one a table. Rows that are not found are known not to be there. */
export const loadsOf = (
  { projection, generation }: Target,
  rows: WorkingSet,
  keys: readonly Key[],
): readonly Load[] =>
  [...Map.groupBy(keys, key => key.table)].map(([table, asked]) => {
    const columns = projection.tables[table] ?? []
    const fresh = asked.filter(key => !rows.knows(key) && rows.remember(key, undefined))
    return {
      text: `select t.* from ${schemaOf[generation]}.${table} t
        join unnest(${columns.map((_, at) => `$${at + 1}::text[]`).join()}) as n(${columns.join()})
          on ${columns.map(column => `t.${column} = n.${column}`).join(' and ')}`,
      values: columns.map(column => arrayLiteral(fresh.map(({ key }) => String(key[column])))),
      take: found => {
        for (const row of found) rows.remember({ table, key: row }, row)
      },
    }
  })

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
