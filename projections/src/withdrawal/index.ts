export { findWithdrawals, listWithdrawals, sumWithdrawals, type WithdrawalRow } from './queries.ts'
