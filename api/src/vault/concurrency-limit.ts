import { Problem } from '../command/problem.ts'

/**
 * Lets so much work of a kind be done at once and so much wait for its turn; what comes on top is sent away (503), to come
 * again in a moment.
 */
export const createConcurrencyLimit = ({
  atOnce,
  waiting,
}: {
  readonly atOnce: number
  readonly waiting: number
}) => {
  const queue: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++
    else if (queue.length < waiting) await new Promise<void>(resolve => queue.push(resolve))
    else throw Problem.busy()
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
