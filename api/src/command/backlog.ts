/** How many are there, and how long one that comes now would stay. */
export type Backlog = {
  readonly enter: () => void
  readonly leave: () => void
  readonly count: () => number
  readonly waitMs: () => number
}

/** How much may wait: `always` so many, and above that as long as one that comes now stays for at most `waitMs`. */
export type Bound = { readonly always: number; readonly waitMs: number }

/** After so much time at work, what was seen before counts half. */
const halfLifeMs = 1_000

/**
 * Counts what is there, and foretells by Little's law how long one that comes now will stay: as many as are there, times
 * the time after which one of them leaves. It needs no best time to compare with, which calls of many kinds do not have,
 * it falls in the moment that the queue does, and only time in which there was something to do counts, so that a quiet hour is not
 * taken for a slow one.
 * @param elsewhere how many of those that are there wait for something that is counted by itself
 */
export const createBacklog = (
  elsewhere: () => number = () => 0,
  now: () => number = () => performance.now(),
): Backlog => {
  let there = 0
  let busyMs = 0
  let left = 0
  let lookedAt = now()
  const count = () => Math.max(0, there - elsewhere())
  const pass = () => {
    const at = now()
    // Of a long stop of the whole process no more is held against those that come after it.
    const passedMs = Math.min(at - lookedAt, halfLifeMs)
    lookedAt = at
    if (count() === 0) return
    const kept = 2 ** (-passedMs / halfLifeMs)
    busyMs = busyMs * kept + passedMs
    left *= kept
  }
  return {
    enter: () => {
      pass()
      there++
    },
    leave: () => {
      pass()
      there--
      left++
    },
    count,
    waitMs: () => {
      pass()
      // One more than have left: what is only beginning is not known to be slow.
      return (count() * busyMs) / (left + 1)
    },
  }
}

/** Whether what waits, in all of these one after the other, is as much as may. */
export const isFull = (backlogs: readonly Backlog[], { always, waitMs }: Bound): boolean =>
  sumOf(backlogs, each => each.count()) >= always && waitOf(backlogs) > waitMs

/** How long one that comes now would stay in all of them, one after the other, in milliseconds. */
export const waitOf = (backlogs: readonly Backlog[]): number => sumOf(backlogs, each => each.waitMs())

const sumOf = (backlogs: readonly Backlog[], of: (backlog: Backlog) => number): number =>
  backlogs.reduce((sum, each) => sum + of(each), 0)

/** Does work of a backlog, and counts it while it lasts. */
export const within = async <T>({ enter, leave }: Backlog, work: () => Promise<T>): Promise<T> => {
  enter()
  try {
    return await work()
  } finally {
    leave()
  }
}
