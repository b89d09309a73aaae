export {
  type AdjustmentFilter,
  type AdjustmentRow,
  findAdjustments,
  listAdjustments,
} from './adjustments/queries.ts'
export {
  listProposals,
  listRecentProposals,
  listUnfinishedProposals,
  listWaitingProposals,
  type ProposalFilter,
  type ProposalRow,
} from './proposals/queries.ts'
