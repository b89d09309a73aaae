import type { Pool } from 'pg'
import type { Position } from '../../book/event.ts'
import type { ReadAll, ReadStream, StoredEvent } from '../log.ts'
import { positionOf } from './position.ts'

const columns = 'position, created_at::text, id, revision, stream, type, data, metadata'
const lastPosition = '9223372036854775807'
const lastRevision = 2_147_483_647

/** The queries behind the log's reading side. Rows come as arrays, of the columns above. */
export const createReads = (pool: Pool) => ({
  stream: async (stream: string, { from, direction, limit }: ReadStream): Promise<StoredEvent[]> => {
    const [name, comparison, order, start] =
      direction === 'backwards'
        ? ['stream backwards', '<=', 'desc', from ?? lastRevision]
        : ['stream forwards', '>=', 'asc', from ?? 0]
    const text = `select ${columns} from log.events where stream = $1 and revision ${comparison} $2
      order by revision ${order} limit $3`
    return events(await pool.query({ name, text, values: [stream, start, limit ?? null], rowMode: 'array' }))
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
    return streamPrefix
      ? events(await pool.query({ text, values: [start, limit, streamPrefix], rowMode: 'array' }))
      : events(await pool.query({ name, text, values: [start, limit], rowMode: 'array' }))
  },

  head: async (): Promise<Position | undefined> => {
    const text = 'select max(position) from log.events'
    const { rows } = await pool.query<[string | null]>({ name: 'head', text, rowMode: 'array' })
    return rows[0]?.[0] ? positionOf(rows[0][0]) : undefined
  },
})

type Row = [
  position: string,
  createdAt: string,
  id: string,
  revision: number,
  stream: string,
  type: string,
  data: string,
  metadata: string,
]

const events = ({ rows }: { rows: unknown[] }): StoredEvent[] => {
  let [lastText, lastTime] = ['', '']
  return (rows as Row[]).map(([position, createdAt, id, revision, stream, type, data, metadata]) => {
    // Events of one batch share their time, so it is seldom that one has to be converted.
    if (createdAt !== lastText) [lastText, lastTime] = [createdAt, new Date(createdAt).toISOString()]
    return { id, type, data, metadata, stream, revision, position: positionOf(position), createdAt: lastTime }
  })
}
