import { advance } from './advance.ts'
import { compareAtOnePosition } from './at-one-position.ts'
import { createIndexes, createTables, dropTables, readCheckpoint, schemaOf } from './checkpoint.ts'
import type { Comparison } from './compare.ts'
import { dropGeneration, isInLog, replaceLive } from './cut-over.ts'
import { type Hold, withExclusiveLock } from './exclusive-lock.ts'
import { fill } from './fill.ts'
import { placeInLog } from './place-in-log.ts'
import type { Projection } from './projection.ts'
import { refuseIfChanged } from './rebuild-refused.ts'
import type { Runner } from './runner.ts'
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
  /** Also while the log's chain is not whole: for tables that no code can read any more, or by an operator who has kept the evidence. */
  readonly evenIfChanged?: boolean
  readonly signal?: AbortSignal
}

/** The outcome of a rebuild: how it compares, and whether it took the live tables’ place. */
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
    if (!how.evenIfChanged) await refuseIfChanged(runner.pool)
    const comparison = await fillNext(runner, projection, how, hold).catch(async error => {
      await hold.check(runner.pool)
      await dropGeneration(runner, projection, 'next', hold).catch(() => {})
      throw error
    })
    const approved = how.approve ? await how.approve(comparison) : comparison.equal
    if (approved)
      await replaceLive(runner, projection, hold, async client => {
        if (!how.evenIfChanged) await refuseIfChanged(client)
      })
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

/** Position of the live tables when they have come as far as they can. */
const liveEnd = async (runner: Runner, projection: Projection, signal: AbortSignal | undefined) => {
  const target = { projection, generation: 'live' } as const
  if (await isInLog(runner, target)) await advance(runner, target, { signal })
  const live = await readCheckpoint(runner.pool, target)
  if (!live) throw new Error(`${projection.name} has no live tables`)
  return live
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
