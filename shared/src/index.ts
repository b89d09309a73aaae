export * as wire from './contract/index.ts'
export { accept, type Decision, refuse } from './decision.ts'
export { estimateRate } from './estimate.ts'
export { type LeastTransfer, leastTransfer } from './least-transfer.ts'
export {
  type Currency,
  Decimal,
  Money,
  parseDecimal,
  placesOf,
  roundDown,
  roundUp,
  sumOf,
} from './money.ts'
export { shownPlaces } from './shown-places.ts'
export { isTxid } from './txid.ts'
export { isWeakPin, type PasswordWeakness, weaknessOf } from './weak-secrets.ts'
