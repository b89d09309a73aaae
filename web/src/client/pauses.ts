import type { Page } from './call.ts'
import { isPassing, type Problem, problemOf } from './problem.ts'

/** The cached answer of a query, and its last answer and last failure: instants are epoch milliseconds, 0 for never. */
export type Standing = {
  readonly data: unknown
  readonly dataUpdatedAt: number
  readonly error: unknown
  readonly errorUpdatedAt: number
  readonly errorUpdateCount: number
}

/** Pause before a list that lacks what was just changed is asked for again; the server then waits a second for its read model. */
const JUST_BEHIND_MS = 500
const MOST_BEHIND_MS = 15_000
const FIRST_MS = 2_000
const MOST_MS = 30_000

const within = (ms: number, least: number, most: number) => Math.min(Math.max(ms, least), most)

/** By up to a quarter more or less, the same for one failure: pages that lost the same server do not come back at once. */
const spread = (ms: number, at: number) => ms * (0.75 + (at % 512) / 1024)

/** Seconds that the server asked to be left alone for. */
const wantedSeconds = (problem: Problem) => ('retryAfterSeconds' in problem ? problem.retryAfterSeconds : 0)

/**
 * Milliseconds after which a query whose last answer was a failure is asked again; nothing where it did not fail, or where
 * asking again is of no use. Half of the time for which it has had no answer: the longer, the less often.
 */
export const pauseAfterFailure = (query: Standing): number | undefined => {
  const { data, dataUpdatedAt, error, errorUpdatedAt, errorUpdateCount } = query
  if (!error) return undefined
  const problem = problemOf(error)
  if (!isPassing(problem)) return undefined
  const withoutMs = data === undefined ? 1_000 * 2 ** errorUpdateCount : errorUpdatedAt - dataUpdatedAt
  const ownMs = spread(within(withoutMs / 2, FIRST_MS, MOST_MS), errorUpdatedAt)
  return Math.max(ownMs, wantedSeconds(problem) * 1_000)
}

/** Milliseconds after which an answer of read models that are behind is asked for again; nothing where they are not. */
export const pauseWhileBehind = ({ data }: Pick<Standing, 'data'>): number | undefined => {
  const { isBehind, behindSeconds = 0 } = (data ?? {}) as Partial<Page<unknown>>
  if (!isBehind && behindSeconds === 0) return undefined
  return within((behindSeconds * 1_000) / 2, JUST_BEHIND_MS, MOST_BEHIND_MS)
}
