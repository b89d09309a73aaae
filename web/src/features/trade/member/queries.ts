import type { wire } from '@strongroom/shared'
import type { InferInput } from 'valibot'
import { call, callForOne } from '../../../client/call.ts'
import { pageQueryOf, rowsQueryOf } from '../../../client/query-of.ts'

const POLL_MS = 10_000
/** The pairs that are traded. */
export const pairsQuery = rowsQueryOf('trade.pairs', { filter: { limit: 100 } }, { refetchInterval: POLL_MS })

/** A limit order as it is placed. */
export type Order = InferInput<typeof wire.tradeBody>

/** Asks what an order would lock, cost and bring; changes nothing. */
export const checkTrade = (body: Order) => callForOne('trade.check', { body })

/** Places a limit order; its money is locked. */
export const placeTrade = (body: Order, attempt: string) => callForOne('trade.place', { body, attempt })

/** Ends the member's own order. */
export const cancelTrade = (id: string, attempt: string) =>
  callForOne('trade.cancel', { body: { id }, attempt })

/** The member's open orders. */
export const openTradesQuery = pageQueryOf(
  'trade.open',
  { filter: { limit: 20 } },
  { refetchInterval: POLL_MS },
)

/** Fills an order by hand: all that is left, or `amount` in base. */
export const fillTrade = ({ id, amount }: { id: string; amount: string | undefined }, attempt: string) =>
  amount === undefined
    ? call('trade.complete', { body: { id }, attempt })
    : call('trade.fill', { body: { id, amount }, attempt })

/** Ends a member's order. The member reads the reason. */
export const cancelTradeByAdmin = (body: { id: string; reason: string }, attempt: string) =>
  callForOne('trade.cancelFor', { body, attempt })
