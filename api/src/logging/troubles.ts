/** How long a kind of trouble went on, and how often it came in all. */
export type TroubleCount = { readonly times: number; readonly seconds: number }

export type Times = {
  /** A trouble that has not come for so long is over. Longer than the longest pause between two turns of a periodic job. */
  readonly quietMs: number
}

type Trouble = {
  times: number
  readonly beganAt: number
  seenAt: number
  readonly onEnd: (count: TroubleCount) => void
}

const usualTimes: Times = { quietMs: 150_000 }

/** So many kinds are told apart at once; further ones count as one. */
const MOST_KINDS = 200
const furtherKinds = 'further kinds'

/**
 * Counts troubles by kind, so that each is told when it begins and when it has ended, and not each time it comes: one outage
 * would otherwise fill the log, and hide there what else is wrong.
 */
export const createTroubles = ({ quietMs }: Times = usualTimes) => {
  const open = new Map<string, Trouble>()
  let timer: NodeJS.Timeout | undefined

  const endQuiet = () => {
    timer = undefined
    const now = performance.now()
    for (const [kind, { times, beganAt, seenAt, onEnd }] of open) {
      if (now - seenAt < quietMs) continue
      open.delete(kind)
      if (times > 1) onEnd({ times, seconds: Math.round((seenAt - beganAt) / 1_000) })
    }
    look()
  }
  const look = () => {
    if (timer !== undefined || open.size === 0) return
    const first = Math.min(...[...open.values()].map(({ seenAt }) => seenAt))
    timer = setTimeout(endQuiet, Math.max(1, first + quietMs - performance.now()))
    timer.unref()
  }

  return {
    /** Counts one; answers whether it is the first of its kind. `onEnd` of the first is called in the end, unless it stayed the only one. */
    seen: (wanted: string, onEnd: (count: TroubleCount) => void): boolean => {
      const kind = open.has(wanted) || open.size < MOST_KINDS ? wanted : furtherKinds
      const now = performance.now()
      const known = open.get(kind)
      if (known) {
        known.times++
        known.seenAt = now
        return false
      }
      open.set(kind, { times: 1, beganAt: now, seenAt: now, onEnd })
      look()
      return true
    },
  }
}
