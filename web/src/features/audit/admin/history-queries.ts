import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callForOne } from '../../../client/call.ts'
import { askedOf } from '../../../client/following.ts'
import { problemOf } from '../../../client/problem.ts'
import { oneQueryOf } from '../../../client/query-of.ts'

const POLL_MS = 10_000

/** A place in a member's history as the address has it: a step, an event, or a moment. `compare` is the step compared with. */
export type ReplaySearch = {
  step?: number | undefined
  event?: string | undefined
  at?: string | undefined
  compare?: number | undefined
}

/** How many events there are, and the balances now: all that is asked for again and again. */
export const historyQuery = (uid: string) =>
  oneQueryOf('audit.history', { params: { uid } }, { refetchInterval: POLL_MS })

/** A place in the replay of a wallet, as its address has it. */
export type HistoryPlace = Pick<ReplaySearch, 'step' | 'event' | 'at'>

/**
 * The content of a place never changes, so it is asked for once; only the steps around the newest ones grow, which `known`
 * tells apart.
 */
export const stepQuery = (uid: string, { step, event, at }: HistoryPlace, known = 0) =>
  queryOptions({
    queryKey: ['history-step', uid, step, event, at, known],
    queryFn: () =>
      callForOne('audit.step', {
        params: { uid },
        filter: event ? { event } : at ? { at } : step ? { step } : {},
      }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => count < 2 && problemOf(error).kind !== 'unknown',
    meta: askedOf('audit.step'),
  })
