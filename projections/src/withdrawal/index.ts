export { findWithdrawals, listWithdrawals, type WithdrawalRow } from './queries.ts'
