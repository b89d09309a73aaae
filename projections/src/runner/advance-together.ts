import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { commitAllSql, holdAllSql } from './checkpoint.ts'
import {
  beginPageFold,
  changesNothing,
  foldPage,
  loadsOfAll,
  type PageFold,
  type Standing,
  writesOfAll,
} from './fold-together.ts'
import type { Page, Pages, Reader } from './pages.ts'
import type { Projection } from './projection.ts'
import type { Projected, Together } from './runner.ts'
import { callsOf, sendAll } from './statement.ts'
import { withClient } from './transaction.ts'

type Parts = {
  readonly pool: Pool
  readonly pages: Pages
  readonly onProjected: ((projected: Projected) => void) | undefined
}

/** Answers those who asked for a projection, at once. The first answer counts. */
type Settle = (projection: Projection, outcome: Together) => void

type Asked = { readonly projection: Projection; readonly settle: (outcome: Together) => void }

type NamedStanding = Standing & { readonly projection: string }

/** After this time, a restored database or another worker may have moved a checkpoint. */
const TRUSTED_MS = 1_000
/** More events than this are written faster by each projection for itself, side by side. */
const MOST_EVENTS = 64

/**
 * Brings live tables that stand near the end of the log up to it, in one transaction for all that are asked for at about the
 * same time; while it is under way the next gather. An event concerns some ten read models: a transaction for each
 * would cost many times more than their rows.
 */
export class AdvanceTogether {
  readonly #parts: Parts
  readonly #left = new Map<string, Standing & { readonly at: number }>()
  #asked: Asked[] = []
  #isBusy = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  advance(projection: Projection): Promise<Together> {
    const { promise, resolve: settle } = Promise.withResolvers<Together>()
    this.#asked.push({ projection, settle })
    // The projections of a process are woken together; by the next turn they have all asked.
    if (!this.#isBusy) setImmediate(() => void this.#passes())
    this.#isBusy = true
    return promise
  }

  async #passes(): Promise<void> {
    while (this.#asked.length > 0) {
      const asked = this.#asked
      this.#asked = []
      const byProjection = Map.groupBy(asked, ({ projection }) => projection)
      const settle: Settle = (projection, outcome) => {
        for (const each of byProjection.get(projection) ?? []) each.settle(outcome)
      }
      // One that failed finds and reports its trouble by itself.
      await this.#pass([...byProjection.keys()], settle).catch(() => {})
      for (const projection of byProjection.keys()) settle(projection, 'alone')
      // Those that go on ask in this turn.
      if (this.#asked.length === 0) await nextTurn()
    }
    this.#isBusy = false
  }

  async #pass(projections: readonly Projection[], settle: Settle): Promise<void> {
    const reader = this.#parts.pages.reader()
    try {
      const folds = await this.#beginAll(projections, reader, settle)
      if (folds.length > 0)
        await withClient(this.#parts.pool, client => this.#advanceAll(client, folds, settle))
    } finally {
      reader.done()
    }
  }

  /** Begins to fold those that have something to read: as this process has just left them, or as the database says. */
  async #beginAll(
    projections: readonly Projection[],
    reader: Reader,
    settle: Settle,
  ): Promise<readonly PageFold[]> {
    const folds: PageFold[] = []
    const begin = (projection: Projection, from: Standing, page: Page) => {
      const fold = beginPageFold(projection, from, page)
      if (!page.full && (fold.looked.length <= MOST_EVENTS || changesNothing(fold))) folds.push(fold)
      else settle(projection, 'alone')
    }
    const unsure: Projection[] = []
    for (const projection of projections) {
      const left = this.#left.get(projection.name)
      const page =
        left && performance.now() - left.at < TRUSTED_MS ? await reader.after(left.position) : noPage
      if (left && page.events.length > 0) begin(projection, left, page)
      else unsure.push(projection)
    }
    const standings = unsure.length > 0 ? await readStandings(this.#parts.pool, unsure) : noStandings
    for (const projection of unsure) {
      const standing = standings.get(projection.name)
      if (standing?.version !== projection.version || standing.parked > 0) {
        settle(projection, 'alone')
        continue
      }
      const page = await reader.after(standing.position)
      if (page.events.length === 0) settle(projection, 'caught-up')
      else begin(projection, standing, page)
    }
    return folds
  }

  /** One page for each, in one transaction of two messages. */
  async #advanceAll(client: PoolClient, begun: readonly PageFold[], settle: Settle): Promise<void> {
    const startedAt = Date.now()
    const folds = await this.#hold(client, begun, settle)
    const folded: PageFold[] = []
    for (const fold of folds) if (foldPage(fold)) folded.push(fold)
    if (folded.length === 0) {
      await client.query('rollback')
      return
    }
    const writes = await callsOf(client, await writesOfAll(client, folded))
    await sendAll(client, `${writes}${commitAllSql(folded)}`)
    for (const fold of folded) this.#finish(fold, startedAt, settle)
  }

  /** Those that no other transaction holds, and that stand where they were thought to, with the rows that they look at. */
  async #hold(client: PoolClient, folds: readonly PageFold[], settle: Settle): Promise<readonly PageFold[]> {
    const loads = loadsOfAll(folds)
    const calls = await callsOf(client, loads)
    const results = await sendAll(client, `${holdAllSql(folds.map(({ projection }) => projection))}${calls}`)
    const answers = results.slice(results.length - loads.length)
    for (const [at, { take }] of loads.entries()) take(answers[at]?.rows ?? [])
    const checkpoints: readonly NamedStanding[] = results.at(-loads.length - 1)?.rows ?? []
    const held = new Map(checkpoints.map(row => [row.projection, row]))
    return folds.filter(({ projection, from, target }) => {
      const now = held.get(projection)
      if (now && isSame(now, from)) return true
      this.#left.delete(projection)
      settle(target.projection, now ? 'more' : 'busy')
      return false
    })
  }

  #finish({ from, target, position, events, seen }: PageFold, startedAt: number, settle: Settle): void {
    const { projection } = target
    settle(projection, 'caught-up')
    this.#left.set(projection.name, { ...from, position, events, at: performance.now() })
    if (seen.length > 0)
      this.#parts.onProjected?.({ projection: projection.name, events: seen, startedAt, endedAt: Date.now() })
  }
}

const noPage: Page = { events: [], full: false }
const noStandings: ReadonlyMap<string, Standing> = new Map()

const isSame = (one: Standing, other: Standing): boolean =>
  one.version === other.version && one.position === other.position && one.parked === other.parked

const readStandings = async (
  pool: Pool,
  projections: readonly Projection[],
): Promise<ReadonlyMap<string, Standing>> => {
  const { rows } = await pool.query<NamedStanding>(
    `select projection, version, position, events::float8 as events, parked from views.checkpoint
     where generation = 'live' and projection = any($1)`,
    [projections.map(({ name }) => name)],
  )
  return new Map(rows.map(row => [row.projection, row]))
}
