export type { TradeOrder } from '../wallet/cases.ts'
export type { FillTrade } from './fill-trade.ts'
export type { CancelTrade, PlaceTrade } from './trade.ts'
export { crosses, lockedCurrencyOf, reserveOf, type TradeSide, worth } from './trade-order.ts'
