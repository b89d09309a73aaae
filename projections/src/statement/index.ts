export { type BookedRow, countBookedSince, type SumsRow, sumSince } from './booked-since.ts'
export {
  findMovements,
  getMovement,
  listCounterparties,
  listMovements,
  listMovementsAt,
  type MovementFilter,
  type MovementRow,
} from './queries.ts'
