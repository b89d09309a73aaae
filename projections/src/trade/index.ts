export {
  type CrossingTrade,
  findTrades,
  listCrossingTrades,
  listTrades,
  sumTrades,
  type TradeFilter,
  type TradeRow,
} from './queries.ts'
