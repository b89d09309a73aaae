import { readdirSync } from 'node:fs'
import { ask, type Db } from '@strongroom/projections/queries'
import type { Build } from '../build.ts'
import { privateMigrations } from './migrate-private.ts'
import { only } from './run.ts'

/** A process as it said last. `migration` is the last that its build has; times are ISO, UTC, by the clock of the database. */
export type RunningProcess = Build & {
  readonly id: string
  readonly kind: 'api' | 'workers'
  readonly migration: string
  readonly log: 'postgresql' | 'eventstoredb'
  readonly queue: 'postgresql' | 'redis'
  readonly started_at: string
  readonly seen_at: string
  /** How long ago it was seen last. */
  readonly unseen_ms: number
}

/** The last migration of schema `private` that this build has. */
export const lastMigration = (): string =>
  readdirSync(privateMigrations)
    .filter(name => name.endsWith('.sql'))
    .sort()
    .at(-1)
    ?.replace(/\.sql$/, '') ?? ''

/** A process as it describes itself, without the time. */
export type ProcessSelf = Omit<RunningProcess, 'started_at' | 'seen_at' | 'unseen_ms'>

/** Writes that the process runs and has done so for `ageMs`. Processes that have not been seen for an hour are forgotten. */
export const noteRunning = async (
  db: Db,
  { id, kind, version, commit, migration, log, queue }: ProcessSelf,
  ageMs: number,
): Promise<void> => {
  await db.query(
    `with forgotten as
       (delete from work.processes where seen_at < now() - interval '1 hour' and id <> $1)
     insert into work.processes as known (id, kind, version, commit, migration, log, queue, started_at, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() - make_interval(secs => $8), now())
     on conflict (id) do update set seen_at = excluded.seen_at,
       missed_from = case when known.seen_at < now() - interval '2 minutes' then known.seen_at else known.missed_from end,
       missed_until = case when known.seen_at < now() - interval '2 minutes' then now() else known.missed_until end`,
    [id, kind, version, commit, migration, log, queue, ageMs / 1000],
  )
}

/** Whether there are processes of a kind, and none of them has said since a moment, but for just now, that it runs. */
export const wereSilent = async (db: Db, kind: ProcessSelf['kind'], since: string): Promise<boolean> => {
  const { silent } = await only<{ silent: boolean | null }>(
    db,
    `select bool_and(
       seen_at < $2::timestamptz + interval '1 minute' or started_at > now() - interval '2 minutes' or coalesce(
         missed_from < $2::timestamptz + interval '1 minute' and missed_until > now() - interval '2 minutes', false)) as silent
     from work.processes where kind = $1`,
    [kind, since],
  )
  return silent === true
}

/** Takes a process that ends out of the table. */
export const noteEnded = async (db: Db, id: string): Promise<void> => {
  await db.query('delete from work.processes where id = $1', [id])
}

/** Every process that was seen within the last hour, and the last migration of schema `private` that the database has. */
export const readProcesses = async (
  db: Db,
): Promise<{ readonly processes: readonly RunningProcess[]; readonly migration: string }> => {
  // A command may look at the database of a platform that is older than itself.
  const [made] = await ask<{ table: string | null }>(
    db,
    `select to_regclass('work.processes')::text as table`,
  )
  if (!made?.table) return { processes: [], migration: '' }
  const [last] = await ask<{ name: string }>(db, 'select max(name) as name from private.migrations')
  const processes = await ask<RunningProcess>(
    db,
    `select id::text as id, kind, version, commit, migration, log, queue, p.started_at, p.seen_at,
       greatest(0, extract(epoch from now() - p.seen_at) * 1000)::float8 as unseen_ms
     from work.processes p order by kind, p.started_at, id`,
  )
  return { processes, migration: last?.name ?? '' }
}
