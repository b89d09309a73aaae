import type { Pool, PoolClient } from 'pg'
import { advance } from './advance.ts'
import {
  createIndexes,
  createTables,
  dropTables,
  type Generation,
  markComplete,
  readCheckpoint,
  schemaOf,
} from './checkpoint.ts'
import { type Comparison, compare } from './compare.ts'
import { type Hold, withExclusiveLock } from './exclusive-lock.ts'
import { fill } from './fill.ts'
import { isPlaceIn } from './pages.ts'
import { placeInLog } from './place-in-log.ts'
import type { Projection } from './projection.ts'
import { RebuildRefused } from './rebuild-refused.ts'
import type { Runner, Target } from './runner.ts'
import { inTransaction, patiently } from './transaction.ts'
import type { Limits } from './window.ts'

/** How far a rebuild has come. `etaMs` is nothing until a rate is known. */
export type Progress = {
  readonly events: number
  readonly total: number
  readonly perSecond: number
  readonly etaMs: number | undefined
}

export type Rebuilding = {
  readonly onProgress?: (progress: Progress) => void
  /** Whether the rebuild shall take the live tables' place. Left out: when it equals them. */
  readonly approve?: (comparison: Comparison) => boolean | Promise<boolean>
  readonly signal?: AbortSignal
}

export type Rebuilt = { readonly comparison: Comparison; readonly cutOver: boolean }

/** Rows are kept in memory up to a bound, of two windows at a time. */
const bulk: Limits = { events: Number.POSITIVE_INFINITY, rows: 20_000 }

/**
 * Fills new tables from the first event on beside the live ones, compares the two, and puts the new ones in their place when
 * approved. Readers notice nothing, the live tables keep advancing meanwhile. A rebuild that was killed is cleared away by the
 * next one; one that is not approved stays for `cutOver` or `discard`. One that fails gives its space back at once: a full disk
 * may be the reason. One that has lost the lock that kept others off stops, and touches nothing more: the tables may be
 * another's by then.
 */
export const rebuild = async (
  runner: Runner,
  projection: Projection,
  how: Rebuilding = {},
): Promise<Rebuilt> =>
  withExclusiveLock(runner, projection, async hold => {
    const comparison = await fillNext(runner, projection, how, hold).catch(async error => {
      await hold.check(runner.pool)
      await dropGeneration(runner, projection, 'next', hold).catch(() => {})
      throw error
    })
    const approved = how.approve ? await how.approve(comparison) : comparison.equal
    if (approved) await replaceLive(runner, projection, hold)
    return { comparison, cutOver: approved }
  })

const fillNext = async (
  runner: Runner,
  projection: Projection,
  how: Rebuilding,
  { lost, check }: Hold,
): Promise<Comparison> => {
  const next = { projection, generation: 'next' } as const
  await inTransaction(runner.pool, async client => {
    await dropTables(client, next)
    await createTables(client, next, { indexed: false })
  })
  const signal = AbortSignal.any(how.signal ? [how.signal, lost] : [lost])
  await fillToLive(runner, projection, { ...how, signal })
  await check(runner.pool)
  for (const table of Object.keys(projection.tables))
    await runner.pool.query(`vacuum (analyze) ${schemaOf.next}.${table}`)
  await createIndexes(runner.pool, next)
  return patiently(() => compareAtOnePosition(runner, projection, check))
}

/** The rebuild never runs ahead of the live tables, so that the two can be compared. */
const fillToLive = async (
  runner: Runner,
  projection: Projection,
  { onProgress, signal }: Rebuilding,
): Promise<void> => {
  const live = await liveEnd(runner, projection, signal)
  const began = performance.now()
  const report = (events: number) => onProgress?.(progressOf(events, live.events, performance.now() - began))
  const target = { projection, generation: 'next' } as const
  const reach = { upTo: await placeInLog(runner.log, live), signal, onProgress: report }
  await fill(runner, target, bulk, reach)
  const outcome = await advance(runner, target, reach)
  if (outcome !== 'caught-up') throw new Error(`the rebuild of ${projection.name} stopped: ${outcome}`)
}

/** Where the live tables stand when they have come as far as they can. */
const liveEnd = async (runner: Runner, projection: Projection, signal: AbortSignal | undefined) => {
  const target = { projection, generation: 'live' } as const
  if (await isInLog(runner, target)) await advance(runner, target, { signal })
  const live = await readCheckpoint(runner.pool, target)
  if (!live) throw new Error(`${projection.name} has no live tables`)
  return live
}

const isInLog = async (runner: Runner, target: Target): Promise<boolean> => {
  const position = (await readCheckpoint(runner.pool, target))?.position ?? ''
  return isPlaceIn(await runner.log.head(), position)
}

const progressOf = (events: number, total: number, tookMs: number): Progress => {
  const perSecond = tookMs > 0 ? (events / tookMs) * 1000 : 0
  const left = Math.max(0, total - events)
  return {
    events,
    total: Math.max(total, events),
    perSecond,
    etaMs: perSecond > 0 ? (left / perSecond) * 1000 : undefined,
  }
}

/** Holds the live tables still, brings the new ones to the same event, and lets work happen in one transaction. */
const atOnePosition = async <T>(
  runner: Runner,
  projection: Projection,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> => {
  const live = { projection, generation: 'live' } as const
  const catchUp = async (db: Pool | PoolClient) => {
    const standing = await readCheckpoint(db, live)
    const upTo = standing && (await placeInLog(runner.log, standing))
    const outcome = await advance(runner, { projection, generation: 'next' }, { upTo })
    // Left by code of another version, it would take people back to when it was made.
    if (outcome !== 'caught-up')
      throw new RebuildRefused(`the rebuild of ${projection.name} is ${outcome}: discard it`)
  }
  // Most of the way before taking hold, so that the live tables stand still only for a moment.
  await catchUp(runner.pool)
  return inTransaction(runner.pool, async client => {
    await client.query(`set local lock_timeout = '3s'`)
    await client.query(
      `select from views.checkpoint where projection = $1 and generation = 'live' for update`,
      [projection.name],
    )
    await catchUp(client)
    return work(client)
  })
}

const compareAtOnePosition = (
  runner: Runner,
  projection: Projection,
  check: Hold['check'],
): Promise<Comparison> =>
  atOnePosition(runner, projection, async client => {
    await check(client)
    await markComplete(client, { projection, generation: 'next' })
    return compare(client, projection)
  })

/** Puts a finished rebuild's tables in the place of the live ones, which stay as the previous ones. One transaction. */
export const cutOver = (runner: Runner, projection: Projection): Promise<void> =>
  withExclusiveLock(runner, projection, hold => replaceLive(runner, projection, hold))

const replaceLive = async (runner: Runner, projection: Projection, { check }: Hold): Promise<void> => {
  await check(runner.pool)
  const next = await readCheckpoint(runner.pool, { projection, generation: 'next' })
  if (!next) throw new RebuildRefused(`${projection.name} has no rebuilt tables`)
  if (!next.complete)
    throw new RebuildRefused(`the rebuild of ${projection.name} was cut off: rebuild it again`)
  await patiently(() =>
    atOnePosition(runner, projection, async client => {
      await check(client)
      await dropTables(client, { projection, generation: 'previous' })
      await moveTables(client, projection, 'live', 'previous')
      await moveTables(client, projection, 'next', 'live')
    }),
  )
}

/**
 * Puts the previous tables back in the live ones' place, which become the next ones. One transaction. Before it, the
 * previous tables are brought up to date; tables of another version wait for the code that made them.
 */
export const rollBack = (runner: Runner, projection: Projection): Promise<void> =>
  withExclusiveLock(runner, projection, async hold => {
    if (!(await readCheckpoint(runner.pool, { projection, generation: 'previous' })))
      throw new RebuildRefused(`${projection.name} has no previous tables to go back to`)
    if (!(await isInLog(runner, { projection, generation: 'previous' })))
      throw new RebuildRefused(`the previous tables of ${projection.name} are not of this log: rebuild it`)
    await advance(runner, { projection, generation: 'previous' })
    await patiently(() => restorePrevious(runner, projection, hold))
  })

const restorePrevious = (runner: Runner, projection: Projection, { check }: Hold): Promise<void> =>
  inTransaction(runner.pool, async client => {
    await client.query(`set local lock_timeout = '3s'`)
    await client.query('select from views.checkpoint where projection = $1 for update', [projection.name])
    await check(client)
    await dropTables(client, { projection, generation: 'next' })
    await moveTables(client, projection, 'live', 'next')
    await moveTables(client, projection, 'previous', 'live')
  })

/** Throws a rebuild's tables away, or those before the last cut-over. Refused when there are none. */
export const discard = (
  runner: Runner,
  projection: Projection,
  generation: 'next' | 'previous',
): Promise<void> =>
  withExclusiveLock(runner, projection, async hold => {
    if (!(await readCheckpoint(runner.pool, { projection, generation })))
      throw new RebuildRefused(
        `${projection.name} has no ${generation === 'next' ? 'rebuilt' : 'previous'} tables to discard`,
      )
    await dropGeneration(runner, projection, generation, hold)
  })

const dropGeneration = (
  runner: Runner,
  projection: Projection,
  generation: Generation,
  { check }: Hold,
): Promise<void> =>
  inTransaction(runner.pool, async client => {
    await check(client)
    await dropTables(client, { projection, generation })
  })

/** Tables take their indexes along; names inside a schema stay the same, so no reader's query changes. */
const moveTables = async (
  client: PoolClient,
  { name, tables }: Projection,
  from: Generation,
  to: Generation,
) => {
  for (const table of Object.keys(tables))
    await client.query(`alter table ${schemaOf[from]}.${table} set schema ${schemaOf[to]}`)
  for (const own of ['checkpoint', 'parked'])
    await client.query(`update views.${own} set generation = $3 where projection = $1 and generation = $2`, [
      name,
      from,
      to,
    ])
}
