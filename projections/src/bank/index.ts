export {
  type BankAccountRow,
  countBankAccounts,
  getBankAccount,
  listBankAccounts,
} from './bank-accounts/queries.ts'
export { type CircleDepositRow, listCircleDeposits } from './circle-deposits/queries.ts'
export { type DepositRow, findDeposits, listDeposits } from './deposits/queries.ts'
export { type FpsTopUpRow, findFpsTopUps, listFpsTopUps } from './fps-top-ups/queries.ts'
