export { type Books, readBooks } from './books.ts'
export { type Checker, type CheckerOptions, createChecker } from './checker.ts'
export type {
  Difference as ProofDifference,
  DifferenceKind as ProofDifferenceKind,
} from './difference.ts'
export { isSound, latestProof, type Proof } from './latest-proof.ts'
export { createProver, type Prover } from './prove.ts'
