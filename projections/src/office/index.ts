export {
  type AdjustmentFilter,
  type AdjustmentRow,
  findAdjustments,
  listAdjustments,
} from './adjustments/queries.ts'
export {
  findProofOverride,
  listProposals,
  listRecentProposals,
  listUnfinishedProposals,
  listWaitingProposals,
  type ProposalFilter,
  type ProposalRow,
} from './proposals/queries.ts'
