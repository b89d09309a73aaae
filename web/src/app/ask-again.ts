import type { QueryClient } from '@tanstack/react-query'
import { isMovedBy } from '../client/following.ts'
import { isDeleting } from '../client/session.ts'

/** Lets so many milliseconds pass. */
export const pause = (forMs: number): Promise<void> => new Promise(resolve => setTimeout(resolve, forMs))

/** The least time between two rounds, in milliseconds. */
const ROUND_MS = 1_000

/**
 * Asks the queries on screen again that these read models move, or all that the log moves: at once, and what comes in the
 * meantime together, a second later at the soonest and once all have answered.
 */
export function createAskAgain(
  queries: Pick<QueryClient, 'invalidateQueries'>,
  rest = () => pause(ROUND_MS),
): (models?: readonly string[]) => void {
  let waiting: ReadonlySet<string> | 'all' | undefined
  let isAsking = false

  const ask = async (moved: ReadonlySet<string> | 'all') => {
    // The stream ends with an account that is being deleted; a call refused for that would lead away from the page that says so.
    if (isDeleting()) return
    const models = moved === 'all' ? undefined : [...moved]
    await queries.invalidateQueries({ predicate: query => isMovedBy(query, models) })
  }

  const run = async () => {
    isAsking = true
    while (waiting) {
      const moved = waiting
      waiting = undefined
      await Promise.all([ask(moved), rest()])
    }
    isAsking = false
  }

  return models => {
    waiting = models && waiting !== 'all' ? new Set([...(waiting ?? []), ...models]) : 'all'
    if (!isAsking) void run()
  }
}
