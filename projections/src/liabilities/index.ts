export { type HoldingRow, listHoldings } from './holdings/queries.ts'
export { type LiabilityProofRow, lastLiabilityProofs } from './liability-proofs/queries.ts'
export { type LiabilityTree, liabilityTrees, type OwnedLeaf, totalsOf } from './liability-trees.ts'
export { owedBalances, UnsoundLog } from './owed-balances.ts'
