import type { Pool } from 'pg'
import type { Position } from '../envelope.ts'
import type { ReadAll, ReadStream, StoredEvent } from '../log.ts'
import { columns, type EventRow, eventsOf, positionOf } from './event-rows.ts'
import { createShortReads, maxShortRead } from './short-reads.ts'

const lastPosition = '9223372036854775807'
const lastRevision = 2_147_483_647

/** The queries behind the log's reading side. */
export const createReads = (pool: Pool) => {
  const shortRead = createShortReads(pool)
  return {
    stream: async (
      stream: string,
      { from, direction, limit }: ReadStream,
    ): Promise<readonly StoredEvent[]> => {
      if (direction !== 'backwards' && limit !== undefined && limit <= maxShortRead)
        return shortRead({ stream, from: from ?? 0, limit })
      const [name, comparison, order, start] =
        direction === 'backwards'
          ? ['stream backwards', '<=', 'desc', from ?? lastRevision]
          : ['stream forwards', '>=', 'asc', from ?? 0]
      const text = `select ${columns} from log.events where stream = $1 and revision ${comparison} $2
      order by revision ${order} limit $3`
      const values = [stream, start, limit ?? null]
      return eventsOf((await pool.query<EventRow>({ name, text, values, rowMode: 'array' })).rows)
    },

    all: async ({ after, direction, limit, streamPrefix }: ReadAll): Promise<StoredEvent[]> => {
      const [name, comparison, order, start] =
        direction === 'backwards'
          ? ['all backwards', '<', 'desc', after ?? lastPosition]
          : ['all forwards', '>', 'asc', after ?? '0']
      const prefix = streamPrefix ? ' and starts_with(stream, $3)' : ''
      const text = `select ${columns} from log.events where position ${comparison} $1${prefix}
      order by position ${order} limit $2`
      // Without a name it is planned for this prefix: a rare one by its streams, a frequent one along the log.
      const query = streamPrefix
        ? { text, values: [start, limit, streamPrefix] }
        : { name, text, values: [start, limit] }
      return eventsOf((await pool.query<EventRow>({ ...query, rowMode: 'array' })).rows)
    },

    head: async (): Promise<Position | undefined> => {
      const text = 'select max(position) from log.events'
      const { rows } = await pool.query<[string | null]>({ name: 'head', text, rowMode: 'array' })
      return rows[0]?.[0] ? positionOf(rows[0][0]) : undefined
    },
  }
}
