import type { Position } from '@strongroom/ledger/eventlog'
import { itemAt } from '@strongroom/shared'

/** Moves of the log within so long count as one: it bounds both the error and the memory. */
const GRAIN_MS = 250
/** So many are remembered; beyond, two neighbours become one, the older of which tells the time. */
const MOST = 512

/** A stretch of the log: up to which position it goes, and when its first event was written, epoch milliseconds. */
type Stretch = { readonly position: Position; readonly sinceMs: number }

/**
 * Tells how far read models are behind the log, by what this process has heard of both: nothing is asked for it. A process that
 * has heard of no event that they lack says zero.
 * @param shown the position that all of these read models are known to show; nothing while that is not known
 */
export const createLag = (
  shown: (reads: readonly string[]) => Position | undefined,
  now: () => number = Date.now,
) => {
  let stretches: Stretch[] = []

  return {
    /** Notes that the log has moved, by an event written at `atMs`: now unless said. */
    moved: (position: Position, atMs = now()): void => {
      const last = stretches.at(-1)
      if (last && last.position >= position) return
      const isSame = last !== undefined && atMs - last.sinceMs < GRAIN_MS
      if (isSame) stretches.pop()
      stretches.push({ position, sinceMs: isSame ? last.sinceMs : atMs })
      if (stretches.length > MOST) stretches = halved(stretches)
    },

    /** Milliseconds for which the oldest event that one of these read models lacks has been in the log. */
    behindMs: (reads: readonly string[]): number => {
      const position = shown(reads)
      const missing = position === undefined ? undefined : stretches.find(each => each.position > position)
      return missing ? Math.max(0, now() - missing.sinceMs) : 0
    },
  }
}
export type Lag = ReturnType<typeof createLag>

const halved = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.flatMap(({ position }, at) =>
    at % 2 === 1 || at === stretches.length - 1
      ? [{ position, sinceMs: itemAt(stretches, at % 2 === 1 ? at - 1 : at).sinceMs }]
      : [],
  )
