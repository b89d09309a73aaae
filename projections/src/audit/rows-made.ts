import type { StoredEvent } from '@strongroom/ledger/eventlog/log'
import { ask, type Db } from '../queries/ask.ts'
import { LazyEvent } from '../runner/lazy-event.ts'
import type { Key, Projection, Row } from '../runner/projection.ts'
import type { EventWithTexts } from './related.ts'

/** A row of a read model that an event has made or changed, as it is now; null when it is gone, or not yet there. */
export type RowMade = {
  readonly readModel: string
  readonly table: string
  readonly key: Row
  readonly row: Row | null
}

/** Those that repeat the log itself, event by event, say nothing about one. */
const OF_THE_LOG = ['events', 'event_keys', 'histories', 'postings']

/** More rows are not looked up: a card file alone makes thousands. */
const MOST_ROWS = 100

const where = ({ key }: Key) =>
  Object.keys(key)
    .map((column, at) => `${column} = $${at + 1}`)
    .join(' and ')

const readRow = async (db: Db, at: Key): Promise<Row | undefined> =>
  (
    await ask<Row>(
      db,
      `select * from views.${at.table} where ${where(at)}`,
      Object.values(at.key).map(String),
    )
  )[0]

const storedOf = (event: EventWithTexts): StoredEvent => ({
  id: event.id,
  type: event.type,
  data: event.data_text,
  metadata: event.metadata_text,
  stream: event.stream,
  revision: event.revision,
  position: event.position,
  createdAt: event.created_at,
})

const nameOf = ({ table, key }: Key) => `${table} ${JSON.stringify(key)}`

/** The keys of the rows that one event changes, by the projection's own rules over the rows as they are now. */
const keysChanged = async (
  db: Db,
  projection: Projection,
  event: EventWithTexts,
): Promise<readonly Key[]> => {
  const lazy = new LazyEvent(storedOf(event))
  try {
    const known = new Map<string, Row | undefined>()
    for (const key of projection.reads?.(lazy) ?? []) known.set(nameOf(key), await readRow(db, key))
    const find = (table: string, key: Row) => known.get(nameOf({ table, key }))
    return projection.changes(lazy, { number: event.number, find }).map(change => {
      const given = 'row' in change ? change.row : change.key
      const columns = projection.tables[change.table] ?? []
      return {
        table: change.table,
        key: Object.fromEntries(columns.map(column => [column, given[column] ?? null])),
      }
    })
  } catch {
    // An event that cannot be projected is parked, and has made no row.
    return []
  }
}

/**
 * The rows that events have made or changed in all read models. Nothing is kept for it: each projection is asked again what
 * the event changes, so a new read model is in it by itself.
 */
export const rowsMade = async (
  db: Db,
  projections: readonly Projection[],
  events: readonly EventWithTexts[],
): Promise<readonly RowMade[]> => {
  const found = new Map<string, RowMade>()
  for (const projection of projections.filter(({ name }) => !OF_THE_LOG.includes(name)))
    for (const event of events)
      for (const key of await keysChanged(db, projection, event)) {
        if (found.has(nameOf(key)) || found.size >= MOST_ROWS) continue
        const row = (await readRow(db, key)) ?? null
        found.set(nameOf(key), { readModel: projection.name, table: key.table, key: key.key, row })
      }
  return [...found.values()]
}
