export {
  findMovements,
  getMovement,
  listMovements,
  listMovementsAt,
  type MovementFilter,
  type MovementRow,
} from './queries.ts'
