export {
  type BankAccounts,
  type BankCommand,
  type BankFact,
  type BankRefusal,
  banksDecider,
} from './bank-accounts.ts'
export { type DepositTarget, openCardVipLevel } from './deposit-target.ts'
export { creditCircleDeposit, isCircleIdOfAnother } from './flow.ts'
export { fpsWorth, hkd } from './fps-top-up.ts'
