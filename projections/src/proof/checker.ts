import { type Log, openSnapshots } from '@strongroom/ledger/eventlog/log'
import { findWrongSnapshots } from '@strongroom/ledger/eventlog/verify'
import type { Pool } from 'pg'
import { projections as all } from '../projections.ts'
import type { Projection } from '../runner/projection.ts'
import { withClient } from '../runner/transaction.ts'
import { checkReadModel } from './check-read-model.ts'
import { snapshotDifference } from './difference.ts'
import { KnownSound } from './known-sound.ts'
import {
  type Check,
  forgetOtherChecks,
  listChecks,
  noteLookedAt,
  SNAPSHOTS,
  saveCheck,
} from './saved-checks.ts'

/** Compares what is shown and what commands begin from with the log, one read model after the other, again and again. */
export type Checker = {
  /**
   * Checks for a while, and at least one of them. What this process has found sound, and what has not changed since, is only looked at.
   * Answers with what was checked, and whether all were looked at; neither when another process is at it.
   */
  readonly turn: () => Promise<Turn>
}

type Turn = { readonly checked: readonly Check['subject'][]; readonly isWhole: boolean }

export type CheckerOptions = {
  readonly pool: Pool
  readonly log: Log
  /** All read models when left out; tests bring their own. */
  readonly projections?: readonly Projection[]
  /** Ends a check that is under way. */
  readonly signal?: AbortSignal
  /** How long a turn goes on, in milliseconds, and how it rests, where it is not as usual. */
  readonly turnMs?: number
  readonly restFactor?: number
}

const TURN_MS = 500
const REST_FACTOR = 3

export const createChecker = (options: CheckerOptions): Checker => {
  const { pool, log, projections = all, signal, turnMs = TURN_MS, restFactor = REST_FACTOR } = options
  const subjects = [...projections.map(({ name }) => name), SNAPSHOTS]
  /** The order in which this process has looked at them, for one that cannot be compared must not hold up the others. */
  const tried = new Map<string, number>()
  let tries = 0
  const known = new KnownSound()
  /** Those of the present round that were looked at. */
  const seen = new Set<string>()
  const tryNext = (subject: string) => tried.set(subject, ++tries)

  const checkOne = async (subject: string): Promise<void> => {
    const began = performance.now()
    const projection = projections.find(({ name }) => name === subject)
    const parts = { pool, log, restFactor, ...(signal && { signal }) }
    const ofModel = projection && (await checkReadModel(parts, projection))
    known.note(subject, ofModel)
    const found = projection ? ofModel : await checkSnapshots(parts)
    // A read model that cannot be compared now keeps its last finding.
    if (!found || signal?.aborted) return
    await saveCheck(pool, { subject, ...found, tookMs: Math.round(performance.now() - began) })
  }

  const checkOn = async (): Promise<Turn> => {
    const end = performance.now() + turnMs
    const isOver = () => performance.now() > end || signal?.aborted === true
    const checks = await listChecks(pool)
    const stands = (subject: string) => checks.some(each => each.subject === subject && isFinding(each))
    const due = inTurn(subjects, checks, tried).filter(subject => !seen.has(subject) || stands(subject))
    const same = await known.look(pool, due, isOver)
    for (const subject of same) tryNext(subject)
    await noteLookedAt(pool, same)
    const checked: string[] = []
    for (const subject of due) {
      if (same.includes(subject)) continue
      if (checked.length > 0 && isOver()) break
      tryNext(subject)
      await checkOne(subject)
      checked.push(subject)
    }
    for (const subject of [...same, ...checked]) seen.add(subject)
    const isWhole = subjects.every(subject => seen.has(subject))
    if (isWhole) seen.clear()
    return { checked, isWhole }
  }
  let isTidied = false
  return {
    turn: async () => {
      if (!isTidied) await forgetOtherChecks(pool, subjects)
      isTidied = true
      return alone(pool, checkOn)
    },
  }
}

/** One with a finding first, for it may have been mended; then those never checked, then the others, the oldest first. */
const inTurn = (
  subjects: readonly string[],
  checks: readonly Check[],
  tried: ReadonlyMap<string, number>,
): readonly string[] => {
  const known = checks.map(({ subject }) => subject)
  const byAge = [...subjects.filter(subject => !known.includes(subject)), ...known]
  const due = byAge.toSorted((a, b) => (tried.get(a) ?? 0) - (tried.get(b) ?? 0))
  const found = due.find(each => checks.some(check => check.subject === each && isFinding(check)))
  return found === undefined ? due : [found, ...due.filter(each => each !== found)]
}

const isFinding = ({ differences }: Check): boolean => differences.length > 0

const checkSnapshots = async ({ pool, log }: Pick<CheckerOptions, 'pool' | 'log'>) => {
  const { compared, wrong } = await findWrongSnapshots(log, await openSnapshots(pool))
  const named = wrong.slice(0, MOST_SNAPSHOTS).map(snapshotDifference)
  return { rows: compared, number: 0, differences: named, more: wrong.length - named.length }
}

const MOST_SNAPSHOTS = 20

/** One process at a time; the lock goes with its connection. */
const alone = (pool: Pool, work: () => Promise<Turn>): Promise<Turn> =>
  withClient(pool, async client => {
    const lock = `hashtext('strongroom checks')`
    const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${lock}) as held`)
    if (!rows[0]?.held) return { checked: [], isWhole: false }
    try {
      return await work()
    } finally {
      await client.query(`select pg_advisory_unlock(${lock})`)
    }
  })
