import { QueryClient } from '@tanstack/react-query'
import { following } from '../client/following.ts'
import { type Problem, problemOf } from '../client/problem.ts'

const RETRIES = 2
/** A server that wants to be left alone for longer than this is not waited for: the screen says so, and asks again later. */
const PATIENCE_SECONDS = 5

/** Whether a call is made again before its screen hears that it failed. One that waited in vain for long is not. */
const isWorthRetrying = (problem: Problem) =>
  (problem.kind === 'unreachable' && !problem.isLate) ||
  (problem.kind === 'busy' && problem.retryAfterSeconds <= PATIENCE_SECONDS)

/** Doubled with each failure, and not before the server wants to be asked again. */
const pauseBefore = (failures: number, thrown: unknown) => {
  const problem = problemOf(thrown)
  const wantedMs = problem.kind === 'busy' ? problem.retryAfterSeconds * 1_000 : 0
  return Math.max(1_000 * 2 ** failures, wantedMs)
}

/** The cache of the screens' calls. `retryDelayMs` is the pause before a call that reached no server is tried again. */
export const createQueries = (retryDelayMs?: number): QueryClient => {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 4_000,
        // Calls fail by themselves when there is no network; pausing them would show nothing at all.
        networkMode: 'always',
        retry: (failures, thrown) => failures < RETRIES && isWorthRetrying(problemOf(thrown)),
        retryDelay: retryDelayMs ?? pauseBefore,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  // Every query's options pass here, on their way to the cache and to each screen.
  const withDefaults = queries.defaultQueryOptions.bind(queries)
  queries.defaultQueryOptions = options => withDefaults(following(options))
  return queries
}
