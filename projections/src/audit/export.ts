import { ask, type Db } from '../queries/ask.ts'
import { type Condition, equal } from '../queries/list.ts'
import { type EventSearch, searchedFor } from './search.ts'

type Texts = {
  readonly number: number
  readonly position: string
  readonly stream: string
  readonly revision: number
  readonly id: string
  readonly type: string
  readonly data: string
  readonly metadata: string
}

const PAGE = 500

/** Days of UTC, both included. */
const ofDays = ({ from, to }: Pick<EventSearch, 'from' | 'to'>): readonly Condition[] => [
  ...(from ? [{ sql: `created_at >= ?::date::timestamp at time zone 'UTC'`, values: [from] }] : []),
  ...(to ? [{ sql: `created_at < (?::date + 1)::timestamp at time zone 'UTC'`, values: [to] }] : []),
]

const conditionsOf = (search: EventSearch, after: number): readonly Condition[] => [
  { sql: 'number > ?', values: [after] },
  ...equal('uid', search.uid),
  ...equal('type', search.type),
  ...ofDays(search),
  ...searchedFor(search),
]

const page = (db: Db, search: EventSearch, after: number) => {
  let count = 0
  const conditions = conditionsOf(search, after)
  const where = conditions.map(({ sql }) => `(${sql.replaceAll('?', () => `$${++count}`)})`).join(' and ')
  return ask<Texts>(
    db,
    `select number, position, stream, revision, id, type, data, metadata from views.events
     where ${where} order by number limit ${PAGE}`,
    conditions.flatMap(({ values }) => values),
  )
}

/**
 * The events that a search finds as NDJSON, in the order of the log and a page at a time. `data` and `metadata` are the very
 * texts of the log, so that whoever holds the file can make each hash again.
 */
export async function* exportEvents(db: Db, search: EventSearch): AsyncGenerator<string> {
  for (let after = 0; ; ) {
    const rows = await page(db, search, after)
    if (rows.length > 0) yield rows.map(row => `${JSON.stringify(row)}\n`).join('')
    if (rows.length < PAGE) return
    after = rows.at(-1)?.number ?? after
  }
}
