import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { type Peer, payload } from './peer.ts'

/** The files of its own install script, in its own order. */
const files = [
  'schema/message-store',
  'extensions/pgcrypto',
  'tables/messages',
  'types/message',
  ...[
    'message-store-version',
    'hash-64',
    'acquire-lock',
    'category',
    'is-category',
    'id',
    'cardinal-id',
    'stream-version',
    'write-message',
  ].map(name => `functions/${name}`),
  'indexes/messages-id',
  'indexes/messages-stream',
  'indexes/messages-category',
]

/** message-db locks by category: with all streams in one, writers stand in one queue; with a category each they do not. */
export const messageDb = async (url: string, categories: 'one' | 'own', connections = 32): Promise<Peer> => {
  const home = join(
    dirname(createRequire(import.meta.url).resolve('@eventide/message-db/package.json')),
    'database',
  )
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    options: '-c search_path=message_store,public',
  })
  for (const file of files) await pool.query(readFileSync(join(home, `${file}.sql`), 'utf8'))
  const nameOf = (stream: string) => (categories === 'one' ? `wallet-${stream}` : `wallet${stream}-1`)
  return {
    name: `message-db 1.3, ${categories === 'one' ? 'one category' : 'a category each'}`,
    append: (stream, n) =>
      pool.query({
        name: 'write',
        text: 'select write_message($1, $2, $3, $4, null, $5)',
        values: [randomUUID(), nameOf(stream), 'QuickPaySent', JSON.stringify(payload(stream, n)), n - 1],
      }),
    push: (stream, n) =>
      pool.query({
        name: 'push',
        text: 'select write_message($1, $2, $3, $4)',
        values: [randomUUID(), nameOf(stream), 'QuickPaySent', JSON.stringify(payload(stream, n))],
      }),
    close: () => pool.end(),
  }
}
