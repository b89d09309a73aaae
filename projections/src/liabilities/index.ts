export { type LiabilityTree, liabilityTrees, type OwnedLeaf, totalsOf } from './liability-trees.ts'
export { owedBalances, UnsoundLog } from './owed-balances.ts'
export { type LiabilityProofRow, lastLiabilityProofs } from './queries.ts'
