/** Read models that operators want to be made anew, and how far the workers have come with each. */

import { type Db, ask as query } from '@strongroom/projections/queries'
import type { Comparison, Progress } from '@strongroom/projections/runner'
import type { wire } from '@strongroom/shared'
import { matchesOne, run } from './run.ts'

/** A rebuild of a read model that an operator has asked for. Times are ISO, UTC. */
export type RebuildRow = {
  readonly id: string
  readonly projection: string
  readonly status: wire.RebuildStatus
  readonly asked_by: string
  readonly asked_at: string
  readonly ended_at: string | null
  readonly cut_over_when_equal: boolean
  readonly events: number
  readonly total: number
  readonly per_second: number
  readonly comparison: Comparison | null
  readonly error: string | null
}

type Ending = {
  readonly status: 'waits' | 'cut-over' | 'stopped' | 'failed'
  readonly comparison?: Comparison
  readonly error?: string
}

const utc = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`
const columns = `id, projection, status, asked_by, ${utc('asked_at')}, ${utc('ended_at')}, cut_over_when_equal,
  coalesce(events, 0)::float8 as events, coalesce(total, 0)::float8 as total, coalesce(per_second, 0) as per_second,
  comparison, error`

/** When it is due (`Job.due`). */
export const rebuildsDue = `select min(asked_at) from private.rebuilds where status in ('running', 'asked')`

/** Notes the wish, and wakes the workers. Answers with the open one of each: one that is under way is not asked for twice. */
export const ask = async (
  db: Db,
  projections: readonly string[],
  given: { readonly id: string; readonly by: string; readonly cutOverWhenEqual: boolean },
): Promise<readonly Pick<RebuildRow, 'id' | 'projection'>[]> => {
  await db.query(
    `insert into private.rebuilds (id, projection, asked_by, cut_over_when_equal)
     select $1 || ':' || name, name, $2, $3 from unnest($4::text[]) as n(name) on conflict do nothing`,
    [given.id, given.by, given.cutOverWhenEqual, projections],
  )
  return query(
    db,
    `select distinct on (projection) id, projection from private.rebuilds where projection = any($1)
     order by projection, asked_at desc`,
    [projections],
  )
}

/** The one whose turn it is: one that a killed worker has left, or the one asked for first. One worker at a time asks. */
export const take = async (db: Db): Promise<RebuildRow | undefined> => {
  const rows = await query<RebuildRow>(
    db,
    `update private.rebuilds set status = 'running', began_at = now(), events = 0 where id = (
       select id from private.rebuilds where status in ('running', 'asked') order by asked_at, projection limit 1
     ) returning ${columns}`,
    [],
  )
  return rows[0]
}

/** Notes how far it has come, and answers whether it shall go on. */
export const progress = (db: Db, id: string, { events, total, perSecond }: Progress): Promise<boolean> =>
  matchesOne(
    db,
    `update private.rebuilds set events = $2, total = $3, per_second = $4 where id = $1 and status = 'running'`,
    [id, events, total, perSecond],
  )

/** Notes how a rebuild has ended; one that has ended already stays as it is. */
export const end = (db: Db, id: string, { status, comparison, error }: Ending): Promise<void> =>
  run(
    db,
    `update private.rebuilds set status = $2, comparison = $3, error = $4, ended_at = now()
     where id = $1 and status in ('running', 'stopped')`,
    [id, status, comparison ? JSON.stringify(comparison) : null, error ?? null],
  )

/** Stops the one that waits for its turn or is under way; answers whether there is one. */
export const stop = (db: Db, projection: string, by: string): Promise<boolean> =>
  matchesOne(
    db,
    `update private.rebuilds set status = 'stopped', ended_at = now(), decided_by = $2, decided_at = now()
     where projection = $1 and status in ('asked', 'running')`,
    [projection, by],
  )

/** Keeps an operator's decision about a rebuild that waited, and the operator. */
export const decide = (
  db: Db,
  projection: string,
  status: 'cut-over' | 'discarded',
  by: string,
): Promise<void> =>
  run(
    db,
    `update private.rebuilds set status = $2, decided_by = $3, decided_at = now()
     where status = 'waits' and id = (
       select id from private.rebuilds where projection = $1 order by asked_at desc limit 1
     )`,
    [projection, status, by],
  )

/** The last one of each read model. */
export const latest = (db: Db): Promise<readonly RebuildRow[]> =>
  query(
    db,
    `select distinct on (projection) ${columns} from private.rebuilds order by projection, rebuilds.asked_at desc`,
    [],
  )
