export {
  type DueDeposit,
  type FixedDepositFilter,
  type FixedDepositLogRow,
  type FixedDepositRow,
  findFixedDeposits,
  listDueDeposits,
  listFixedDepositLog,
  listFixedDeposits,
  listRunningDeposits,
  nextToMature,
  sumFixedDeposits,
} from './queries.ts'
