import type { Pool, PoolClient } from 'pg'
import type { Place } from './pages.ts'
import type { Projection } from './projection.ts'
import { literal, sendAll } from './statement.ts'
import { inTransaction } from './transaction.ts'

/**
 * Which of a projection's tables: those people read, a rebuild's, those before the last cut-over, or those that a check makes
 * to compare with.
 */
export type Generation = 'live' | 'next' | 'previous' | 'check'

/** Table names are the same in every generation; the schema tells them apart, so a cut-over moves tables between schemas. */
export const schemaOf: Readonly<Record<Generation, string>> = {
  live: 'views',
  next: 'views_next',
  previous: 'views_previous',
  check: 'views_check',
}

/**
 * `events` counts the log's events up to `position`, `parked` the streams that wait. A rebuild's tables are `complete`
 * once they have all of their indexes and have been compared.
 */
export type Checkpoint = {
  readonly version: number
  readonly position: Place
  readonly events: number
  readonly parked: number
  readonly complete: boolean
}

type Ref = { readonly projection: Projection; readonly generation: Generation }

const columns = 'version, position, events::float8 as events, parked, complete'

/**
 * Begins a transaction that holds the projection, or answers nothing when another one holds it (or it does not exist).
 * Commits need not wait for the disk: rows and checkpoint are lost together, and the log still has the events.
 */
export const beginHolding = async (
  client: PoolClient,
  { projection, generation }: Ref,
  { wait }: { readonly wait: boolean },
): Promise<Checkpoint | undefined> => {
  const results = await sendAll(
    client,
    `begin; set local synchronous_commit = off; set local jit = off;
     select ${columns} from views.checkpoint
     where projection = '${projection.name}' and generation = '${generation}' for update ${wait ? '' : 'skip locked'}`,
  )
  return results.at(-1)?.rows[0]
}

/**
 * Begins a transaction that holds the live tables of several projections, of which it selects the checkpoints: those that no
 * other transaction holds. Its statements are planned once for few rows, which their indexes find in tables of any size.
 */
export const holdAllSql = (names: readonly string[]): string =>
  `begin; set local synchronous_commit = off; set local jit = off; set local standard_conforming_strings = on;
   set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off;
   set local enable_hashjoin = off; set local enable_mergejoin = off;
   select projection, ${columns} from views.checkpoint
   where generation = 'live' and projection in (${names.map(literal).join()}) for update skip locked;`

/** A live checkpoint's next place. */
export type Move = { readonly projection: string; readonly position: Place; readonly events: number }

/** As `commitAt`, for the live tables of several projections of which no stream waits. */
export const commitAllSql = (moves: readonly Move[]): string => {
  const rows = moves.map(
    ({ projection, position, events }) => `(${literal(projection)}, ${literal(position)}, ${events})`,
  )
  const notices = [...Map.groupBy(moves, ({ position }) => position)].map(([position, moved]) => {
    const notice = [position, ...moved.map(({ projection }) => projection)].join(' ')
    return `select pg_notify('views_moved', ${literal(notice)});`
  })
  return `update views.checkpoint c set position = n.position, events = n.events, moved_at = now()
    from (values ${rows.join()}) as n(projection, position, events)
    where c.projection = n.projection and c.generation = 'live';
    commit; ${notices.join('')}`
}

/**
 * Moves the checkpoint, commits the transaction begun by `beginHolding`, and then tells the processes that wait for a
 * position. The notification is outside the transaction, where it would make commits queue up.
 */
export const commitAt = async (
  client: PoolClient,
  { projection, generation }: Ref,
  { position, events }: { readonly position: Place; readonly events: number },
): Promise<void> => {
  const mine = `projection = '${projection.name}' and generation = '${generation}'`
  const place = client.escapeLiteral(position)
  const moved =
    generation === 'live' ? `select pg_notify('views_moved', ${place} || ' ${projection.name}')` : ''
  await client.query(
    `update views.checkpoint set position = ${place}, events = ${events}, moved_at = now(),
       parked = (select count(distinct stream) from views.parked where ${mine}) where ${mine};
     commit; ${moved}`,
  )
}

/** Where a generation of tables stands; undefined when it has none. */
export const readCheckpoint = async (
  on: Pool | PoolClient,
  { projection, generation }: Ref,
): Promise<Checkpoint | undefined> => {
  const { rows } = await on.query<Checkpoint>(
    `select ${columns} from views.checkpoint where projection = $1 and generation = $2`,
    [projection.name, generation],
  )
  return rows[0]
}

/** The indexes of a `table.sql` that only make reading fast. Keys and unique indexes also limit the rows that may be written. */
const INDEX = /^create index [^;]+/gm

/**
 * Makes the empty tables of a generation and its checkpoint before the first event, in the caller's transaction. Large
 * tables are filled faster without their indexes, which `createIndexes` then makes.
 */
export const createTables = async (
  client: PoolClient,
  { projection, generation }: Ref,
  { indexed }: { readonly indexed: boolean },
): Promise<void> => {
  const { name, sql, version } = projection
  await inSchema(client, generation, indexed ? sql : sql.replace(INDEX, ''))
  await client.query(
    'insert into views.checkpoint (projection, generation, version, complete) values ($1, $2, $3, $4)',
    [name, generation, version, indexed],
  )
}

/** Says of a rebuild's tables that nothing is missing any more. */
export const markComplete = (client: PoolClient, { projection, generation }: Ref) =>
  client.query('update views.checkpoint set complete = true where projection = $1 and generation = $2', [
    projection.name,
    generation,
  ])

/** Makes the indexes that `createTables` has left out, side by side. */
export const createIndexes = async (pool: Pool, { projection, generation }: Ref): Promise<void> => {
  const indexes = projection.sql.match(INDEX) ?? []
  await Promise.all(indexes.map(sql => inTransaction(pool, client => inSchema(client, generation, sql))))
}

const inSchema = async (client: PoolClient, generation: Generation, sql: string): Promise<void> => {
  await client.query(`set local search_path to ${schemaOf[generation]}, pg_catalog`)
  await client.query(sql)
  await client.query('set local search_path to default')
}

/** Takes a generation's tables, checkpoint and parked events away, in the caller's transaction. */
export const dropTables = async (client: PoolClient, { projection, generation }: Ref): Promise<void> => {
  for (const table of Object.keys(projection.tables))
    await client.query(`drop table if exists ${schemaOf[generation]}.${table}`)
  for (const own of ['checkpoint', 'parked'])
    await client.query(`delete from views.${own} where projection = $1 and generation = $2`, [
      projection.name,
      generation,
    ])
}
