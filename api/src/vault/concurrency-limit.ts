import { type Backlog, type Bound, createBacklog, isFull } from '../command/backlog.ts'
import { HttpError } from '../command/http-error.ts'

/** Work that takes turns, and how much of it is there. */
export type Turns = Pick<Backlog, 'count' | 'waitMs'> & {
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Lets so much work of a kind be done at once, the rest in the order it came; what would have to wait for longer than the
 * bound says is sent away (503), to come again in a moment. How long that is nobody knows of a crowd that comes at one moment, before
 * the first of it is done: so no more than `most` are there at all.
 */
export const createConcurrencyLimit = ({
  atOnce,
  most = Number.POSITIVE_INFINITY,
  ...bound
}: Bound & { readonly atOnce: number; readonly most?: number }): Turns => {
  const backlog = createBacklog()
  const queue: (() => void)[] = []
  let running = 0
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (backlog.count() >= most || isFull([backlog], bound)) throw HttpError.overloaded(backlog.waitMs())
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
