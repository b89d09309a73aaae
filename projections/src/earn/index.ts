export {
  type DueDeposit,
  type FixedDepositFilter,
  type FixedDepositLogRow,
  type FixedDepositRow,
  findFixedDeposits,
  listDueDeposits,
  listFixedDepositLog,
  listFixedDeposits,
  nextToMature,
  sumFixedDeposits,
} from './queries.ts'
