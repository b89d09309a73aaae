export { type BookedRow, countBookedSince, type SumsRow, sumSince } from './booked-since.ts'
export { findMovementsOf, findMovementsOfAmount } from './found.ts'
export { type HistoryEvent, historyOf, relatedLines } from './history.ts'
export {
  amountIn,
  findMovements,
  getMovement,
  listCounterparties,
  listMovements,
  listMovementsAt,
  type MovementFilter,
  type MovementRow,
} from './queries.ts'
