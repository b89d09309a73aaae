import type { Pool, PoolClient } from 'pg'
import type { Generation } from './checkpoint.ts'
import type { AnyEvent } from './projection.ts'
import type { Target } from './runner.ts'

/** An event that waits, with its running number. */
export type Waiting = { readonly event: AnyEvent; readonly number: number }

/** More parked streams than this are no accident of data but a broken projection: it then stops instead of parking every stream. */
const MOST_STREAMS = 1000

/** The streams whose events a projection leaves out since one of them failed. */
export const parkedStreams = async (db: Pool | PoolClient, target: Target): Promise<Set<string>> => {
  const { rows } = await db.query<{ stream: string }>(
    'select distinct stream from views.parked where projection = $1 and generation = $2',
    idOf(target),
  )
  return new Set(rows.map(row => row.stream))
}

/** The parked streams, each with the first of its events that waits. */
export const parkedFrom = async (
  db: Pool | PoolClient,
  target: Target,
): Promise<readonly { readonly stream: string; readonly revision: number }[]> => {
  const { rows } = await db.query<{ stream: string; revision: number }>(
    `select stream, min(revision)::float8 as revision from views.parked
     where projection = $1 and generation = $2 group by stream`,
    idOf(target),
  )
  return rows
}

/** Positions an operator has decided to leave out, in every generation. */
export const skippedPositions = async (
  db: Pool | PoolClient,
  { projection }: Target,
): Promise<Set<string>> => {
  const { rows } = await db.query<{ position: string }>(
    'select position from views.skipped where projection = $1',
    [projection.name],
  )
  return new Set(rows.map(row => row.position))
}

/** Parks a stream with the event that could not be projected. */
export const parkPoison = async (
  client: PoolClient,
  target: Target,
  poison: Waiting,
  error: Error,
): Promise<void> => {
  if ((await parkedStreams(client, target)).size >= MOST_STREAMS)
    throw new Error(`${target.projection.name} has parked ${MOST_STREAMS} streams and stops here`, {
      cause: error,
    })
  await keep(client, target, [poison], error.message)
}

/** Keeps later events of parked streams, in their order. */
export const parkLater = async (
  client: PoolClient,
  target: Target,
  waiting: readonly Waiting[],
): Promise<void> => {
  if (waiting.length > 0) await keep(client, target, waiting, null)
}

const keep = (client: PoolClient, target: Target, waiting: readonly Waiting[], error: string | null) =>
  client.query(
    `insert into views.parked (projection, generation, stream, revision, position, number, type, error, tries)
     select $1, $2, n.*, $8::text, case when $8::text is null then 0 else 1 end
     from unnest($3::text[], $4::bigint[], $5::text[], $6::bigint[], $7::text[])
       as n(stream, revision, position, number, type)`,
    [
      ...idOf(target),
      waiting.map(({ event }) => event.stream),
      waiting.map(({ event }) => event.revision),
      waiting.map(({ event }) => event.position),
      waiting.map(({ number }) => number),
      waiting.map(({ event }) => event.type),
      error,
    ],
  )

export const idOf = ({ projection, generation }: Target): [string, string] => [projection.name, generation]

/** A stream parked in a read model. `error` is the failure of its first event. */
export type ParkedStream = {
  readonly projection: string
  readonly generation: Exclude<Generation, 'check'>
  readonly stream: string
  readonly revision: number
  readonly position: string
  readonly type: string
  readonly error: string
  readonly tries: number
  /** Events waiting, the first included. */
  readonly waiting: number
  /** ISO, UTC. */
  readonly parkedAt: string
}

/** Every parked stream, the oldest first. */
export const listParked = async (pool: Pool): Promise<readonly ParkedStream[]> => {
  const { rows } = await pool.query<ParkedStream & { parkedAt: Date | string }>(
    `select distinct on (projection, generation, stream) projection, generation, stream,
       revision::float8 as revision, position, type, coalesce(error, '') as error, tries, parked_at as "parkedAt",
       (count(*) over (partition by projection, generation, stream))::int as waiting
     from views.parked where generation <> 'check' order by projection, generation, stream, revision`,
  )
  return rows
    .map(row => ({ ...row, parkedAt: new Date(row.parkedAt).toISOString() }))
    .sort((a, b) => (a.parkedAt < b.parkedAt ? -1 : 1))
}
