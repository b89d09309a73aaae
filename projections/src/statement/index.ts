export { type BookedRow, countBookedSince } from './booked-since.ts'
export {
  findMovements,
  getMovement,
  listCounterparties,
  listMovements,
  listMovementsAt,
  type MovementFilter,
  type MovementRow,
} from './queries.ts'
