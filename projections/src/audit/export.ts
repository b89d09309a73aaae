import type { Db } from '../queries/ask.ts'
import { type Condition, equal } from '../queries/list.ts'
import { type Selected, select } from '../queries/select.ts'
import { type EventSearch, searchedFor } from './search.ts'

const texts = select('events', ['number', 'position', 'stream', 'revision', 'id', 'type', 'data', 'metadata'])

/** An event with its running number (from 1 in the order of the log) and the very texts of the log. */
export type ExportedEvent = Selected<typeof texts>

const PAGE = 500

/** Days of UTC, both included. */
const ofDays = ({ from, to }: Pick<EventSearch, 'from' | 'to'>): readonly Condition[] => [
  ...(from ? [{ sql: `created_at >= ?::date::timestamp at time zone 'UTC'`, values: [from] }] : []),
  ...(to ? [{ sql: `created_at < (?::date + 1)::timestamp at time zone 'UTC'`, values: [to] }] : []),
]

const conditionsOf = (search: EventSearch): readonly Condition[] => [
  ...equal('uid', search.uid),
  ...equal('type', search.type),
  ...ofDays(search),
  ...searchedFor(search),
]

const page = (db: Db, found: readonly Condition[], after: number) => {
  let count = 0
  const conditions = [{ sql: 'number > ?', values: [after] }, ...found]
  const where = conditions.map(({ sql }) => `(${sql.replaceAll('?', () => `$${++count}`)})`).join(' and ')
  return texts(
    db,
    `where ${where} order by number limit ${PAGE}`,
    conditions.flatMap(({ values }) => values),
  )
}

/** The events under some conditions, in the order of the log and a page at a time. */
export async function* pagesOf(
  db: Db,
  found: readonly Condition[],
): AsyncGenerator<readonly ExportedEvent[]> {
  for (let after = 0; ; ) {
    const rows = await page(db, found, after)
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return
    after = rows.at(-1)?.number ?? after
  }
}

/** Events as NDJSON. */
export const eventLines = (events: readonly ExportedEvent[]): string =>
  events.map(event => `${JSON.stringify(event)}\n`).join('')

/**
 * The events that a search finds as NDJSON, in the order of the log and a page at a time. `data` and `metadata` are the very
 * texts of the log, so that the holder of the file can compute each hash again.
 */
export async function* exportEvents(db: Db, search: EventSearch): AsyncGenerator<string> {
  for await (const events of pagesOf(db, conditionsOf(search))) yield eventLines(events)
}
