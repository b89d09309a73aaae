export type { FixedDeposit } from '../wallet/cases.ts'
export {
  type CancelFixedDeposit,
  type RedeemFixedDeposit,
  type Redemption,
  redemptionOf,
} from './close-fixed-deposit.ts'
export { atMaturity, duesOf, interestIsDue, interestOf, monthOf, type Term, terms } from './fixed-deposit.ts'
export type { ChangeFixedDepositRate } from './fixed-deposit-interest.ts'
export { changeFixedDeposit, settleFixedDeposit } from './flow.ts'
export type { SubscribeFixedDeposit } from './subscribe-fixed-deposit.ts'
