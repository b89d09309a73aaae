import { type Backlog, type Bound, createBacklog, isFull } from '../command/backlog.ts'
import { Problem } from '../command/problem.ts'

/** Work that takes turns, and how much of it is there. */
export type Turns = Pick<Backlog, 'count' | 'waitMs'> & {
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Lets so much work of a kind be done at once, the rest in the order it came; what would have to wait for longer than the
 * bound says is sent away (503), to come again in a moment.
 */
export const createConcurrencyLimit = ({ atOnce, ...bound }: Bound & { readonly atOnce: number }): Turns => {
  const backlog = createBacklog()
  const queue: (() => void)[] = []
  let running = 0
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isFull([backlog], bound)) throw Problem.overloaded(backlog.waitMs())
    backlog.enter()
    if (running < atOnce) running++
    else await new Promise<void>(resolve => queue.push(resolve))
    try {
      return await work()
    } finally {
      backlog.leave()
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
  return { inTurn, count: backlog.count, waitMs: backlog.waitMs }
}
