import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { call, callForOne, callForPage } from '../../../client/call.ts'
import { pageQuery } from '../../../client/page-query.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

const POLL_MS = 10_000
/** The pairs that are traded. */
export const pairsQuery = queryOptions({
  queryKey: ['trade-pairs'],
  queryFn: async () => (await callForPage('trade.pairs', { filter: { limit: 100 } })).rows,
  refetchInterval: POLL_MS,
})

/** A limit order as it is placed. */
export type Order = InferInput<typeof wire.tradeBody>

/** Asks what an order would lock, cost and bring; changes nothing. */
export const checkTrade = (body: Order) => callForOne('trade.check', { body })

/** Places a limit order; its money is locked. */
export const placeTrade = (body: Order, attempt: string) => callForOne('trade.place', { body, attempt })

/** Ends the member's own order. */
export const cancelTrade = (id: string, attempt: string) =>
  callForOne('trade.cancel', { body: { id }, attempt })

/** The address of the list of orders. */
export type TradeSearch = ListSearch & {
  status?: string | undefined
  type?: string | undefined
}

/** One page of the member's orders. */
export const tradesQuery = (search: TradeSearch) =>
  pageQuery({ name: 'trade.list' }, filterOf('trade.list', search), POLL_MS)

/** The member's open orders. */
export const openTradesQuery = queryOptions({
  queryKey: ['open-trades'],
  queryFn: () => callForPage('trade.open', { filter: { limit: 20 } }),
  refetchInterval: POLL_MS,
})

/** One page of all members' orders. Days are of UTC. */
export const adminTradesQuery = (search: TradeSearch) =>
  pageQuery({ name: 'trade.all' }, filterOf('trade.all', search, 'UTC'), POLL_MS)

/** Fills an order by hand: all that is left, or `amount` in base. */
export const fillTrade = ({ id, amount }: { id: string; amount: string | undefined }, attempt: string) =>
  amount === undefined
    ? call('trade.complete', { body: { id }, attempt })
    : call('trade.fill', { body: { id, amount }, attempt })

/** Ends a member's order. The member reads the reason. */
export const cancelTradeByAdmin = (body: { id: string; reason: string }, attempt: string) =>
  callForOne('trade.cancelFor', { body, attempt })
