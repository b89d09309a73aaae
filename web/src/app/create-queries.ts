import { QueryClient } from '@tanstack/react-query'
import type { Page } from '../client/call.ts'
import { following } from '../client/following.ts'
import { problemOf } from '../client/problem.ts'

const RETRIES = 2
/** Pause before a list that was behind is asked for again; the server then waits a second for its read model. */
const BEHIND_MS = 500

/** A list that does not show yet what was just changed is asked for until it does. */
const whileBehind = (data: unknown): number | false =>
  (data as Partial<Page<unknown>> | undefined)?.isBehind ? BEHIND_MS : false

/** A read that did not get through is tried again: that no server was reached, or that it is busy, is soon over. */
const mayPass = (failures: number, thrown: unknown): boolean => {
  const { kind } = problemOf(thrown)
  return (kind === 'unreachable' || kind === 'busy') && failures < RETRIES
}

/** A busy server says when to come back, and to each client another time. */
const pauseAfter = (failures: number, thrown: unknown): number => {
  const problem = problemOf(thrown)
  return problem.kind === 'busy' ? problem.retryAfterSeconds * 1000 : 1000 * 2 ** failures
}

/** The cache of the screens' calls. `retryDelayMs` is the pause before a call that did not get through is tried again. */
export const createQueries = (retryDelayMs?: number): QueryClient => {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 4_000,
        // Calls fail by themselves when there is no network; pausing them would show nothing at all.
        networkMode: 'always',
        refetchInterval: ({ state }) => whileBehind(state.data),
        retry: mayPass,
        retryDelay: retryDelayMs ?? pauseAfter,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  // Every query's options pass here, on their way to the cache and to each screen.
  const withDefaults = queries.defaultQueryOptions.bind(queries)
  queries.defaultQueryOptions = options => withDefaults(following(options))
  return queries
}
