export {
  type BankAccountRow,
  countBankAccounts,
  getBankAccount,
  listBankAccounts,
} from './bank-accounts/queries.ts'
export { type CircleDepositRow, listCircleDeposits, sumCircleDeposits } from './circle-deposits/queries.ts'
export { type DepositRow, findDeposits, listDeposits, sumDeposits } from './deposits/queries.ts'
export { type FpsTopUpRow, findFpsTopUps, listFpsTopUps, sumFpsTopUps } from './fps-top-ups/queries.ts'
