import { problemOf } from '../../../client/problem.ts'
import { oneQueryOf } from '../../../client/query-of.ts'

/** There is no event or request of an unknown id, however often it is asked for. */
const retry = (count: number, error: unknown) => count < 2 && problemOf(error).kind !== 'unknown'
/** An event that has happened stays; whether it is sealed by now, and what its rows are, does not. */
const REFRESH_MS = 15_000

/** One event of the log. Asked again until its seal is signed. */
export const eventQuery = (id: string) =>
  oneQueryOf(
    'audit.event',
    { params: { id } },
    { refetchInterval: query => (query.state.data?.sealed ? false : REFRESH_MS), retry },
  )

/** The events of one payment, over all its streams. */
export const paymentQuery = (id: string) =>
  oneQueryOf('audit.payment', { params: { id } }, { refetchInterval: REFRESH_MS, retry })
