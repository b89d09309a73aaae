import { QueryClient } from '@tanstack/react-query'
import { problemOf } from '../client/problem.ts'

const RETRIES = 2

/** What screens remember of their calls. `retryDelayMs` is the pause before a call that reached nobody is tried again. */
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
