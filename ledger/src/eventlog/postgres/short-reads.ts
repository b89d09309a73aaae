import { itemAt } from '@strongroom/shared'
import type { Pool } from 'pg'
import type { StoredEvent } from '../log.ts'
import { microBatch } from '../micro-batch.ts'
import { columns, type EventRow, eventsOf } from './event-rows.ts'

/** Reads of at most so many events go together with others of the same moment; longer ones would make those wait. */
export const maxShortRead = 200

type ShortRead = { readonly stream: string; readonly from: number; readonly limit: number }

/**
 * Reads the events after a revision of a stream, and answers questions of about the same time in one query: a busy process
 * looks at the tails of many streams, most of which hold nothing new.
 */
export const createShortReads = (pool: Pool): ((read: ShortRead) => Promise<readonly StoredEvent[]>) => {
  const batched = microBatch<StoredEvent[]>(keys => readAll(pool, keys))
  return async read => (await batched(keyOf(read))) ?? []
}

const keyOf = ({ stream, from, limit }: ShortRead) => `${from} ${limit} ${stream}`
const readOf = (key: string): ShortRead => {
  const [from = '', limit = ''] = key.split(' ', 2)
  return { stream: key.slice(from.length + limit.length + 2), from: Number(from), limit: Number(limit) }
}

const readAll = async (pool: Pool, keys: readonly string[]): Promise<Map<string, StoredEvent[]>> => {
  const reads = keys.map(readOf)
  const text = `
    select ${columns}, nth
    from unnest($1::text[], $2::int[], $3::int[]) with ordinality as asked (name, first, most, nth)
    cross join lateral (
      select * from log.events where stream = asked.name and revision >= asked.first
      order by revision limit asked.most) as event
    order by nth, revision`
  const values = [reads.map(read => read.stream), reads.map(read => read.from), reads.map(read => read.limit)]
  const { rows } = await pool.query<[...EventRow, nth: string]>({
    name: 'short reads',
    text,
    values,
    rowMode: 'array',
  })
  const found = Map.groupBy(rows, row => itemAt(keys, Number(row[8]) - 1))
  return new Map(Array.from(found, ([key, rows]) => [key, eventsOf(rows)]))
}
