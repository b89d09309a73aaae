/** Figures of read models and the log over time, as a job of the workers notes them. */

import { ask, type Db } from '@strongroom/projections/queries'

/** How a read model stood at a moment (ISO, UTC). */
export type Sample = {
  readonly projection: string
  readonly at: string
  readonly events: number
  readonly behind_events: number
  readonly behind_ms: number
}

/** The log at the end of a day (UTC). */
export type LogSize = { readonly day: string; readonly events: number; readonly bytes: number | null }

/** The last migration that has run of a part of the database, and the schemas that its migrations make. */
type PartMigration = {
  readonly part: string
  readonly schemas: readonly string[]
  readonly name: string
  readonly ran_at: string
}

/**
 * Of the last minutes, the oldest first. A read model is noted when it has come to stand otherwise: it stood at the beginning as it was
 * noted before, and stands now as it was noted last. Of more than a quarter of an hour, the worst of each of sixty parts.
 */
export const samples = (db: Db, minutes: number): Promise<readonly Sample[]> =>
  ask(
    db,
    `with bounds as (select now() - make_interval(mins => $1) as begins),
       noted as (
         select distinct on (projection, date_bin($2 * interval '1 second', at, to_timestamp(0))) s.*
         from private.read_model_samples s, bounds where at > begins
         order by projection, date_bin($2 * interval '1 second', at, to_timestamp(0)), behind_ms desc, at desc),
       before as (
         select distinct on (projection) s.* from private.read_model_samples s, bounds
         where at <= begins order by projection, at desc),
       shown as (
         select * from noted
         union all
         select begins, projection, events, behind_events, behind_ms from before, bounds
         union all
         select now(), projection, events, behind_events, behind_ms from (
           select distinct on (projection) * from private.read_model_samples order by projection, at desc) last
         where at < now() - interval '15 seconds')
     select projection, s.at,
       events::float8 as events, behind_events::float8 as behind_events, behind_ms::float8 as behind_ms
     from shown s order by projection, s.at`,
    [minutes, minutes > 15 ? minutes : 1],
  )

/** Of the last days, the newest first. */
export const logSizes = (db: Db, days: number): Promise<readonly LogSize[]> =>
  ask(
    db,
    `select day::text as day, events::float8 as events, bytes::float8 as bytes
     from private.log_sizes order by log_sizes.day desc limit $1`,
    [days],
  )

/** The last migration of each part of the database, when it ran, and the schemas that the part's migrations make. */
export const migrations = (db: Db): Promise<readonly PartMigration[]> => migrationsOf(db)

type Part = Pick<PartMigration, 'part' | 'schemas'> & {
  /** Where a migration is noted once it has run, by a name that begins with its number, and the column that says when. */
  readonly table: string
  readonly at: string
}

const ours = (part: string, ...others: string[]): Part => ({
  part,
  schemas: [part, ...others],
  table: `${part}.migrations`,
  at: 'run_on::timestamptz',
})

const parts: readonly Part[] = [
  { part: 'bullmq', schemas: ['bullmq'], table: 'bullmq.migration', at: 'applied_at' },
  ours('log'),
  ours('private', 'seal', 'work'),
  ours('reactions'),
  ours('views', 'views_check', 'views_next', 'views_previous'),
]

/** A log in EventStoreDB and a queue in Redis have no part in the database. */
const migrationsOf = async (db: Db): Promise<readonly PartMigration[]> => {
  const there = await ask<{ table: string }>(
    db,
    'select name as table from unnest($1::text[]) name where to_regclass(name) is not null',
    [parts.map(({ table }) => table)],
  )
  const tables = there.map(({ table }) => table)
  const found = parts.filter(({ table }) => tables.includes(table)).map(part => lastOf(db, part))
  return (await Promise.all(found)).flat()
}

const lastOf = async (db: Db, { part, schemas, table, at }: Part): Promise<readonly PartMigration[]> => {
  const last = await ask<{ name: string; ran_at: string }>(
    db,
    `select name, ${at} as ran_at from ${table} order by name desc limit 1`,
    [],
  )
  return last.map(each => ({ part, schemas, ...each }))
}
