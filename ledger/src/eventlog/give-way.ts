import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long one piece of work may hold up everything else that the process does, in milliseconds. */
const SLICE_MS = 4

/** Resolves once requests, timers and answers of the database that wait have had their turn. */
export const othersTurn = (): Promise<void> => nextTurn()

/**
 * Does something with each, in order, and lets requests, timers and answers of the database have their turn every few
 * milliseconds. For lists of any length.
 */
export const inSlices = async <T>(
  all: Iterable<T> | AsyncIterable<T>,
  work: (one: T, at: number) => void | Promise<void>,
): Promise<void> => {
  let since = performance.now()
  let at = 0
  for await (const one of all) {
    const waiting = work(one, at++)
    if (waiting) await waiting
    if (performance.now() - since < SLICE_MS) continue
    await othersTurn()
    since = performance.now()
  }
}
