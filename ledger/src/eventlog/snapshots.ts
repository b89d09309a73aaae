import type { Pool } from 'pg'
import { inSlices } from './give-way.ts'
import { type Piece, putBack, takeApart } from './state-pieces.ts'

/**
 * A stream's folded state at a revision, with the revision and hash that the next append must follow. Disposable: it can always
 * be folded again.
 */
export type Snapshot = {
  readonly revision: number
  readonly hash: string
  readonly stateVersion: number
  readonly state: unknown
  /** Command ids and the revision of their first event. */
  readonly commands: readonly (readonly [string, number])[]
}

/** Store of snapshots. Losing one costs time, never truth. */
export type Snapshots = {
  readonly load: (stream: string) => Promise<Snapshot | undefined>
  readonly save: (stream: string, snapshot: Snapshot) => Promise<void>
}

/** Snapshots that can be looked through. */
export type KeptSnapshots = Snapshots & {
  /** Which streams have one. */
  readonly streams: () => Promise<readonly string[]>
  /** Forgets one, unless a later one has taken its place. */
  readonly drop: (stream: string, snapshot: Pick<Snapshot, 'revision'>) => Promise<void>
}

/** Snapshots for tests and tools: every stream is read from its start. */
export const noSnapshots: Snapshots = { load: async () => undefined, save: async () => undefined }

const TABLE = `
  create schema if not exists views;
  drop table if exists views.snapshots;
  create table if not exists views.snapshot_pieces (
    stream text not null,
    revision integer not null,
    state_version integer not null,
    hash text not null,
    at integer not null,
    path json not null,
    value text not null,
    primary key (stream, revision, state_version, hash, at)
  )`

/** A snapshot's last piece, the whole without what was taken out of it: a snapshot is there once this is. */
const isWhole = `path::text = '[]'`

type Row = {
  readonly revision: number
  readonly hash: string
  readonly state_version: number
  readonly at: number
  readonly path: Piece['path']
  readonly value: string
}
type Saved = Pick<Snapshot, 'state' | 'commands'>

/**
 * Snapshots in PostgreSQL, beside the read models and as disposable as they are. Each is kept in pieces, which are written and
 * read in turns. Makes its table when it is not there.
 */
export const openSnapshots = async (pool: Pool): Promise<KeptSnapshots> => {
  await prepare(pool)
  return {
    load: async stream => {
      const { rows } = await pool.query<Row>(
        `select revision, hash, state_version, at, path, value from views.snapshot_pieces
         where stream = $1 and (revision, state_version, hash) = (
           select revision, state_version, hash from views.snapshot_pieces where stream = $1 and ${isWhole}
           order by revision desc, state_version desc limit 1)
         order by at desc`,
        [stream],
      )
      return together(rows)
    },
    save: async (stream, { revision, hash, stateVersion, state, commands }) => {
      await writePieces(pool, [stream, revision, stateVersion, hash], { state, commands })
      await pool.query(
        `delete from views.snapshot_pieces where stream = $1 and revision < (
           select max(revision) from views.snapshot_pieces where stream = $1 and ${isWhole})`,
        [stream],
      )
    },
    streams: async () => {
      const { rows } = await pool.query<{ stream: string }>(
        `select distinct stream from views.snapshot_pieces where ${isWhole} order by 1`,
      )
      return rows.map(({ stream }) => stream)
    },
    drop: async (stream, { revision }) => {
      await pool.query('delete from views.snapshot_pieces where stream = $1 and revision = $2', [
        stream,
        revision,
      ])
    },
  }
}

/** As much text as is sent at once. */
const bytesAtOnce = 100_000

/** Writes the pieces in their order, a few of them in each statement: every statement waits for the disk. */
const writePieces = async (pool: Pool, of: readonly unknown[], saved: Saved): Promise<void> => {
  let values: unknown[] = []
  let bytes = 0
  const write = async () => {
    const rows = Array.from(
      { length: values.length / 3 },
      (_, n) => `$${n * 3 + 5}, $${n * 3 + 6}, $${n * 3 + 7}`,
    )
    const all = [...of, ...values]
    values = []
    bytes = 0
    await pool.query(
      `insert into views.snapshot_pieces
       values ${rows.map(row => `($1, $2, $3, $4, ${row})`).join(', ')} on conflict do nothing`,
      all,
    )
  }
  await inSlices(takeApart(saved), async ({ path, value }, at) => {
    const text = JSON.stringify(value)
    values.push(at, JSON.stringify(path), text)
    bytes += text.length
    if (bytes >= bytesAtOnce) await write()
  })
  if (values.length > 0) await write()
}

/** The snapshot whose pieces these are, the whole first; nothing when one of them is missing. */
const together = async (rows: readonly Row[]): Promise<Snapshot | undefined> => {
  const [last] = rows
  if (!last || rows.length !== last.at + 1) return undefined
  let saved: unknown
  await inSlices(rows, ({ path, value }) => {
    saved = putBack(saved, { path, value: JSON.parse(value) })
  })
  const { revision, hash, state_version: stateVersion } = last
  return { revision, hash, stateVersion, ...(saved as Saved) }
}

/** `create … if not exists` of two processes at once can collide in PostgreSQL's own catalogue; a lock keeps them apart. */
const prepare = async (pool: Pool) => {
  const client = await pool.connect()
  try {
    await client.query(`begin; select pg_advisory_xact_lock(7218430417); ${TABLE}; commit`)
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
