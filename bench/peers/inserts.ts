import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Peer, payload } from './peer.ts'

const table = `
  create table if not exists events (
    position bigserial primary key, id uuid not null, stream text not null, revision integer not null,
    type text not null, data text not null, metadata text not null, unique (stream, revision))`

/** The plainest durable thing: one INSERT, one commit, through a pool. No hash, no idempotency, no order. */
export const inserts = async (url: string, connections = 32): Promise<Peer> => {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  await pool.query(table)
  return {
    name: 'one INSERT per commit',
    append: (stream, n) =>
      pool.query({
        name: 'insert',
        text: 'insert into events (id, stream, revision, type, data, metadata) values ($1, $2, $3, $4, $5, $6)',
        values: [randomUUID(), stream, n, 'QuickPaySent', JSON.stringify(payload(stream, n)), '{}'],
      }),
    close: () => pool.end(),
  }
}

/**
 * PostgreSQL's rate when a hundred events go in with one statement: the ceiling of a log that batches. Two connections;
 * resolves per batch.
 */
export const bulkInserts = async (url: string, size = 100) => {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  await pool.query(table)
  return {
    name: `unnest of ${size} per commit, two connections`,
    append: (stream: string, n: number) => {
      const rows = Array.from({ length: size }, (_, i) => n * size + i)
      return pool.query({
        name: 'bulk',
        text: `insert into events (id, stream, revision, type, data, metadata)
               select * from unnest($1::uuid[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[])`,
        values: [
          rows.map(() => randomUUID()),
          rows.map(() => stream),
          rows,
          rows.map(() => 'QuickPaySent'),
          rows.map(row => JSON.stringify(payload(stream, row))),
          rows.map(() => '{}'),
        ],
      })
    },
    close: () => pool.end(),
  }
}
