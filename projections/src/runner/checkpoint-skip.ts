import type { Position } from '@strongroom/ledger/eventlog'
import { microBatch } from '@strongroom/ledger/eventlog/tools'
import type { Pool } from 'pg'
import type { Place } from './pages.ts'
import type { Projection } from './projection.ts'

/** A step of one projection over events that change nothing in it. */
type Step = {
  readonly projection: Projection
  readonly from: Place
  readonly to: Position
  readonly count: number
  readonly settle: (stepped: boolean) => void
  readonly fail: (error: unknown) => void
}

/** Where a projection's live tables, of this version of it, stand, and how many events are behind that. */
type Standing = { readonly version: number; readonly position: Place; readonly events: number }

/** The same as this process left it, and the time. */
type Known = Standing & { readonly at: number }

/** After this time, a restored database or another worker may have moved it. */
const TRUSTED_MS = 1_000

/**
 * Moves the checkpoints of live tables over events that do not concern them: those of many projections in one
 * statement, without a transaction each. Most events concern few projections, so this is most of the work at the end
 * of the log.
 */
export class CheckpointSkip {
  readonly #pool: Pool
  readonly #known = new Map<string, Known>()
  readonly #read: (name: string) => Promise<Standing | undefined>
  #steps: Step[] = []

  constructor(pool: Pool) {
    this.#pool = pool
    this.#read = microBatch(names => standings(pool, names))
  }

  /** Where the projection stands: as this process has just left it, or as the database says. Nothing while streams of it wait. */
  async standing({ name, version }: Projection): Promise<Standing | undefined> {
    const known = this.#known.get(name)
    const standing = known && performance.now() - known.at < TRUSTED_MS ? known : await this.#read(name)
    return standing?.version === version ? standing : undefined
  }

  /** Whether the database says that the projection stands there. */
  async isAt({ name, version }: Projection, position: Place): Promise<boolean> {
    const standing = await this.#read(name)
    return standing?.version === version && standing.position === position
  }

  saw({ name, version }: Projection, position: Place, events: number): void {
    this.#known.set(name, { version, position, events, at: performance.now() })
  }

  /** Whether the checkpoint could be moved. Not when anybody else holds it, or it is not where it was thought to be. */
  step(projection: Projection, move: Pick<Step, 'from' | 'to' | 'count'>): Promise<boolean> {
    const { promise, resolve: settle, reject: fail } = Promise.withResolvers<boolean>()
    // The projections of a process are woken together; by the next turn they have all asked.
    if (this.#steps.length === 0) setImmediate(() => void this.#take())
    this.#steps.push({ projection, ...move, settle, fail })
    return promise
  }

  async #take(): Promise<void> {
    const steps = this.#steps
    this.#steps = []
    try {
      const moved = await this.#move(steps)
      for (const { projection, to, settle } of steps) settle(moved.get(projection.name) === to)
    } catch (error) {
      for (const { fail } of steps) fail(error)
    }
  }

  async #move(steps: readonly Step[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.#pool.query<{ projection: string; position: string }>(moveSql, [
      steps.map(({ projection }) => projection.name),
      steps.map(({ projection }) => projection.version),
      steps.map(({ from }) => from),
      steps.map(({ to }) => to),
      steps.map(({ count }) => count),
    ])
    for (const [position, moved] of Map.groupBy(rows, row => row.position))
      await this.#pool.query(`select pg_notify('views_moved', $1)`, [
        [position, ...moved.map(({ projection }) => projection)].join(' '),
      ])
    return new Map(rows.map(row => [row.projection, row.position]))
  }
}

const standings = async (pool: Pool, names: readonly string[]): Promise<ReadonlyMap<string, Standing>> => {
  const { rows } = await pool.query<Standing & { projection: string }>(
    `select projection, version, position, events::float8 as events from views.checkpoint
     where generation = 'live' and parked = 0 and projection = any($1)`,
    [names],
  )
  return new Map(rows.map(row => [row.projection, row]))
}

/**
 * As in `beginHolding`, the commit need not wait for the disk. A projection may be asked for twice at once, from two places:
 * only the one where it stands counts.
 */
const moveSql = `
  with relaxed as materialized (select set_config('synchronous_commit', 'off', true)),
  asked as (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::int[])
      as asked(projection, version, was, position, count), relaxed
  ),
  held as (
    select c.projection, c.position as was from views.checkpoint c
      join asked on asked.projection = c.projection and asked.version = c.version and asked.was = c.position
    where c.generation = 'live' and c.parked = 0
    for update of c skip locked
  )
  update views.checkpoint c
  set position = asked.position, events = c.events + asked.count, moved_at = now()
  from asked join held using (projection, was)
  where c.projection = asked.projection and c.generation = 'live'
  returning c.projection, c.position`
