import { keepPreviousData } from '@tanstack/react-query'
import { call, callForOne } from '../../../client/call.ts'
import type { Body, Filter } from '../../../client/contract.ts'
import { pageQueryOf, queryOf, rowsQueryOf } from '../../../client/query-of.ts'

const POLL_MS = 10_000
/** The pairs that are traded. */
export const pairsQuery = rowsQueryOf('trade.pairs', { filter: { limit: 100 } }, { refetchInterval: POLL_MS })

type PriceFilter = Filter<'trade.priceHistory'>
/** How many days of prices a chart shows. */
export type PriceRange = PriceFilter['days']

/** The prices of a pair, day by day. */
export const priceHistoryQuery = (filter: PriceFilter) =>
  queryOf('trade.priceHistory', { filter }, { placeholderData: keepPreviousData, refetchInterval: 60_000 })

/** A limit order as it is placed. */
export type Order = Body<'trade.place'>

/** Asks what an order would lock, cost and bring; changes nothing. */
export const checkTrade = (body: Order) => callForOne('trade.check', { body })

/** Places a limit order; its money is locked. */
export const placeTrade = (body: Order, attempt: string) => callForOne('trade.place', { body, attempt })

/** Asks what an order at the market would cost and bring now; changes nothing. */
export const checkMarket = (body: Body<'trade.checkMarket'>) => callForOne('trade.checkMarket', { body })

/** Buys or sells at once, at no worse a result than is named. */
export const tradeAtMarket = (body: Body<'trade.atMarket'>, attempt: string) =>
  callForOne('trade.atMarket', { body, attempt })

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
export const cancelTradeByAdmin = (body: Body<'trade.cancelFor'>, attempt: string) =>
  callForOne('trade.cancelFor', { body, attempt })
