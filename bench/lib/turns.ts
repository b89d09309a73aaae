import { closeSync, openSync, readSync } from 'node:fs'

/**
 * The longest turns of an event loop, in which it did nothing for others, in milliseconds. Each figure is the worst of its own kind:
 * they may be of three turns.
 */
export type LongestTurns = {
  /** As it took on the clock, which other programs have a part in. */
  readonly byClockMs: number
  /** Of that, without the time in which the thread was ready to run and another program had the processor. */
  readonly ownMs: number
  /** Processor time of the thread. */
  readonly processorMs: number
}

/** Looks at this thread's event loop each millisecond, or once a turn, until the answer is called. */
export const watchTurns = (): (() => LongestTurns) => {
  const queue = openQueue()
  let longest: LongestTurns = { byClockMs: 0, ownMs: 0, processorMs: 0 }
  let before = reading(queue)
  let timer: NodeJS.Timeout
  const look = () => {
    const now = reading(queue)
    const byClockMs = now.clock - before.clock
    const processorMs = now.processor - before.processor
    longest = {
      byClockMs: Math.max(longest.byClockMs, byClockMs),
      ownMs: Math.max(longest.ownMs, byClockMs - (now.queued - before.queued)),
      processorMs: Math.max(longest.processorMs, processorMs),
    }
    before = reading(queue)
  }
  const again = () => {
    look()
    timer = setTimeout(again, 1)
  }
  timer = setTimeout(again, 1)
  return () => {
    clearTimeout(timer)
    look()
    if (queue !== undefined) closeSync(queue)
    return longest
  }
}

const reading = (queue: number | undefined) => {
  const { user, system } = process.threadCpuUsage()
  return { clock: performance.now(), processor: (user + system) / 1_000, queued: queuedMs(queue) }
}

/** Linux's own account of a thread: nanoseconds that it ran, and that it was ready and waited for a processor. */
const openQueue = (): number | undefined => {
  try {
    return openSync('/proc/thread-self/schedstat', 'r')
  } catch {
    return undefined
  }
}

const bytes = Buffer.alloc(64)

/** Where the system does not tell, nothing: a turn's own time is then its time on the clock. */
const queuedMs = (queue: number | undefined): number => {
  if (queue === undefined) return 0
  const [, queued] = bytes.toString('latin1', 0, readSync(queue, bytes, 0, bytes.length, 0)).split(' ')
  return Number(queued) / 1e6
}
