import type { Position } from '@strongroom/ledger/eventlog'
import { limitsMs } from '@strongroom/shared/limits'

/** Waits until read models have passed a position; false when they have not in time. */
export type WaitForPosition = (
  projections: readonly string[],
  position: Position,
  timeoutMs: number,
) => Promise<boolean>

const remembered = 10_000

/**
 * Read your writes: remembers how far the log has moved for each member, and lets their next reads wait until the read
 * models show it. Administrators look at everybody's records, so theirs wait for everything. Of one process; a client
 * that meets another one sends `Strongroom-After`.
 */
export const createPositions = (wait: WaitForPosition) => {
  const latest = new Map<string, Position>()
  let newest: Position | undefined

  return {
    moved: (uid: string, position: Position): void => {
      const before = latest.get(uid)
      latest.delete(uid)
      latest.set(uid, laterOf(before, position))
      newest = laterOf(newest, position)
      const [oldest] = latest.keys()
      if (latest.size > remembered && oldest !== undefined) latest.delete(oldest)
    },

    /** True when the read models show everything the reader has done here, and everything up to `after`. */
    caughtUp: (
      { uid, admin }: { readonly uid: string; readonly admin: boolean },
      reads: readonly string[],
      after: Position | undefined,
    ): boolean | Promise<boolean> => {
      const position = laterOf(admin ? newest : latest.get(uid), after)
      return !position || wait(reads, position, limitsMs.readModels)
    },
  }
}
export type Positions = ReturnType<typeof createPositions>

const laterOf = <B extends Position | undefined>(a: Position | undefined, b: B): Position | B =>
  a && b ? (a > b ? a : b) : (a ?? b)
