/** The longest turns of an event loop, in which it did nothing for others, in milliseconds. */
export type LongestTurns = {
  /** The most processor time that the thread took in one turn, which is its own work whatever else the machine does. */
  readonly processorMs: number
  /** The longest turn by the clock, which other programs have a part in; and the processor time that the thread took in that one. */
  readonly byClockMs: number
  readonly ofThatMs: number
}

/** Looks at this thread's event loop each millisecond, or once a turn, until what it answers with is called. */
export const watchTurns = (): (() => LongestTurns) => {
  let longest: LongestTurns = { processorMs: 0, byClockMs: 0, ofThatMs: 0 }
  let before = reading()
  const look = () => {
    const now = reading()
    const [byClockMs, processorMs] = [now.clock - before.clock, now.processor - before.processor]
    if (byClockMs > longest.byClockMs) longest = { ...longest, byClockMs, ofThatMs: processorMs }
    if (processorMs > longest.processorMs) longest = { ...longest, processorMs }
    before = now
  }
  const again = () => {
    look()
    timer = setTimeout(again, 1)
  }
  let timer = setTimeout(again, 1)
  return () => {
    clearTimeout(timer)
    look()
    return longest
  }
}

const reading = () => {
  const { user, system } = process.threadCpuUsage()
  return { clock: performance.now(), processor: (user + system) / 1_000 }
}
