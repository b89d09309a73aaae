export {
  type CrossingTrade,
  findTrades,
  listCrossingTrades,
  listTrades,
  type TradeFilter,
  type TradeRow,
} from './queries.ts'
