import { ask } from '@strongroom/projections/queries'
import type { Pool } from 'pg'

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

/** Figures of read models and the log over time, as a job of the workers notes them. */
export const createOperationFigures = (db: Pool) => ({
  /** Of the last minutes, the oldest first. */
  samples: (minutes: number): Promise<readonly Sample[]> =>
    ask(
      db,
      `select projection, s.at,
         events::float8 as events, behind_events::float8 as behind_events, behind_ms::float8 as behind_ms
       from private.read_model_samples s where s.at > now() - make_interval(mins => $1) order by projection, s.at`,
      [minutes],
    ),

  /** Of the last days, the newest first. */
  logSizes: (days: number): Promise<readonly LogSize[]> =>
    ask(
      db,
      `select day::text as day, events::float8 as events, bytes::float8 as bytes
       from private.log_sizes order by log_sizes.day desc limit $1`,
      [days],
    ),

  /** The last migration of each part of the database, and when it ran. */
  migrations: (): Promise<
    readonly { readonly part: string; readonly name: string; readonly ran_at: string }[]
  > => migrationsOf(db),
})

const migrationsOf = async (db: Pool) => {
  const parts = await ask<{ part: string }>(
    db,
    `select schemaname::text as part from pg_tables where tablename = 'migrations'
     and schemaname in ('log', 'private', 'views', 'reactions', 'seal') order by 1`,
    [],
  )
  const found = await Promise.all(
    parts.map(({ part }) =>
      ask<{ part: string; name: string; ran_at: string }>(
        db,
        `select '${part}' as part, name, run_on::timestamptz as ran_at
         from ${part}.migrations order by id desc limit 1`,
        [],
      ),
    ),
  )
  return found.flat()
}
