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

/** The cache of the screens' calls. `retryDelayMs` is the pause before a call that reached no server is tried again. */
export const createQueries = (retryDelayMs?: number): QueryClient => {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 4_000,
        // Calls fail by themselves when there is no network; pausing them would show nothing at all.
        networkMode: 'always',
        refetchInterval: ({ state }) => whileBehind(state.data),
        retry: (failures, thrown) => problemOf(thrown).kind === 'unreachable' && failures < RETRIES,
        ...(retryDelayMs === undefined ? {} : { retryDelay: retryDelayMs }),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  // Every query's options pass here, on their way to the cache and to each screen.
  const withDefaults = queries.defaultQueryOptions.bind(queries)
  queries.defaultQueryOptions = options => withDefaults(following(options))
  return queries
}
