export {
  findMovements,
  getMovement,
  listCounterparties,
  listMovements,
  listMovementsAt,
  type MovementFilter,
  type MovementRow,
} from './queries.ts'
