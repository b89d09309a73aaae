export { type BalancesAt, balancesAtEndOf } from './balances-at.ts'
export { type BookedRow, countBookedSince, hasReceived, type SumsRow, sumSince } from './booked-since.ts'
export { findMovementsOf, findMovementsOfAmount } from './found.ts'
export { type HappeningRow, listHappenings } from './happenings.ts'
export { type HistoryEvent, historyOf, linesAbout, relatedLines } from './history.ts'
export { linesWritten } from './lines.ts'
export { flowsOfMonth, type MonthFlowRow } from './month-flows.ts'
export { listOwnEnds, type OwnEnd } from './own-ends.ts'
export { type Period, type PeriodBalance, readPeriod, reconciled, UnreconciledPeriod } from './period.ts'
export {
  amountIn,
  findMovements,
  getMovement,
  listCounterparties,
  listMovements,
  listMovementsAt,
  type MovementFilter,
  type MovementRow,
  sumMovements,
} from './queries.ts'
