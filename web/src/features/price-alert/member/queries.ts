import { call, callForOne } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { queryOf, rowsQueryOf } from '../../../client/query-of.ts'

const POLL_MS = 30_000

/** The member's alerts, each with the price of now. */
export const alertsQuery = queryOf('priceAlert.list', undefined, { refetchInterval: POLL_MS })

/** The pairs that are traded. */
export const tradedQuery = rowsQueryOf('trade.pairs', { filter: { limit: 100 } })
/** The currencies that can be swapped, and their targets. */
export const swappedQuery = queryOf('swap.currencies')

/** An alert as it is saved; with an id, one that is there is changed. */
export type AlertBody = Body<'priceAlert.save'>
export const saveAlert = (body: AlertBody, attempt: string) =>
  callForOne('priceAlert.save', { body, attempt })
export const removeAlert = (id: string, attempt: string) =>
  call('priceAlert.remove', { body: { id }, attempt })
