export { type CancelCase, lockedCurrencyOf } from './cancel-case.ts'
export { allowanceOf, amountWithin, askedAmount, type FeeTerms, feeFor, priceOf } from './checks.ts'
export { isResting } from './frozen.ts'
export type { AgreedRest, WayOut, WaysOut } from './given-up.ts'
export { mostOf } from './most.ts'
export {
  availableOf,
  type Balance,
  emptyBalance,
  type PartWithStatus,
  pocketOf,
  type Wallet,
} from './wallet.ts'
export {
  movementWords,
  type WalletCommand,
  type WalletFact,
  type WalletMovement,
  type WalletRefusal,
  walletDecider,
} from './wallet-decider.ts'
