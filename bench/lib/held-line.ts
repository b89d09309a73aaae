import type { Line } from './report.ts'
import type { LongestTurns } from './turns.ts'

/** So long may other work of a process wait for one turn of a thread, in milliseconds. */
export const MOST_HELD_MS = 50

/** How long others wait for the longest turn of something, in the thread's own processor time. */
export const heldLine = (what: string, { processorMs, byClockMs, ofThatMs }: LongestTurns): Line => ({
  bench: `longest turn of ${what}`,
  against: `${MOST_HELD_MS} ms`,
  ratio: processorMs / MOST_HELD_MS,
  must: { atMost: 1 },
  note: `${inMs(processorMs)} of its own; by the clock ${inMs(byClockMs)}, of which its own ${inMs(ofThatMs)}`,
})

/** A machine alone keeps a process waiting too. */
export const idleLine = ({ byClockMs, processorMs }: LongestTurns): Line => ({
  bench: 'longest turn of the API with nothing to do',
  against: `${MOST_HELD_MS} ms`,
  ratio: processorMs / MOST_HELD_MS,
  note: `by the clock ${inMs(byClockMs)}`,
})

const inMs = (n: number): string => `${n.toFixed(1)} ms`
