import { queryOptions } from '@tanstack/react-query'
import { callForOne } from '../../../client/call.ts'
import { problemOf } from '../../../client/problem.ts'

/** There is no event or request of an unknown id, however often it is asked for. */
const retry = (count: number, error: unknown) => count < 2 && problemOf(error).kind !== 'unknown'
/** An event that has happened stays; whether it is sealed by now, and what its rows are, does not. */
const REFRESH_MS = 15_000

/** One event of the log. Asked again until its seal is signed. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: ['audit-event', id],
    queryFn: () => callForOne('audit.event', { params: { id } }),
    refetchInterval: query => (query.state.data?.sealed ? false : REFRESH_MS),
    retry,
  })

/** The events of one payment, over all its streams. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['audit-payment', id],
    queryFn: () => callForOne('audit.payment', { params: { id } }),
    refetchInterval: REFRESH_MS,
    retry,
  })
