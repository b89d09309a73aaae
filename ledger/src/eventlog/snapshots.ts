import type { Pool } from 'pg'

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

/** Where snapshots are kept. Losing one costs time, never truth. */
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

export const noSnapshots: Snapshots = { load: async () => undefined, save: async () => undefined }

const TABLE = `
  create schema if not exists views;
  create table if not exists views.snapshots (
    stream text primary key,
    revision integer not null,
    hash text not null,
    state_version integer not null,
    state json not null,
    commands json not null
  )`

/** Snapshots in PostgreSQL, beside the read models and as disposable as they are. Makes its table when it is not there. */
export const openSnapshots = async (pool: Pool): Promise<KeptSnapshots> => {
  await prepare(pool)
  return {
    load: async stream => {
      const { rows } = await pool.query(
        'select revision, hash, state_version, state, commands from views.snapshots where stream = $1',
        [stream],
      )
      const row = rows[0]
      return (
        row && {
          revision: row.revision,
          hash: row.hash,
          stateVersion: row.state_version,
          state: row.state,
          commands: row.commands,
        }
      )
    },
    save: async (stream, { revision, hash, stateVersion, state, commands }) => {
      await pool.query(
        `insert into views.snapshots values ($1, $2, $3, $4, $5, $6)
         on conflict (stream) do update set (revision, hash, state_version, state, commands) =
           (excluded.revision, excluded.hash, excluded.state_version, excluded.state, excluded.commands)
         where views.snapshots.revision < excluded.revision or views.snapshots.state_version <> excluded.state_version`,
        [stream, revision, hash, stateVersion, JSON.stringify(state), JSON.stringify(commands)],
      )
    },
    streams: async () => {
      const { rows } = await pool.query<{ stream: string }>('select stream from views.snapshots order by 1')
      return rows.map(({ stream }) => stream)
    },
    drop: async (stream, { revision }) => {
      await pool.query('delete from views.snapshots where stream = $1 and revision = $2', [stream, revision])
    },
  }
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
