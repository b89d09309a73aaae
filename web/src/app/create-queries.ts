import { QueryClient } from '@tanstack/react-query'
import { problemOf } from '../client/problem.ts'

const RETRIES = 2

/** The cache of the screens' calls. `retryDelayMs` is the pause before a call that reached no server is tried again. */
export const createQueries = (retryDelayMs?: number): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 4_000,
        // Calls fail by themselves when there is no network; pausing them would show nothing at all.
        networkMode: 'always',
        retry: (failures, thrown) => problemOf(thrown).kind === 'unreachable' && failures < RETRIES,
        ...(retryDelayMs === undefined ? {} : { retryDelay: retryDelayMs }),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
