export {
  type AdjustmentFilter,
  type AdjustmentRow,
  findAdjustments,
  listAdjustments,
  sumAdjustments,
} from './adjustments/queries.ts'
export { type CaseEventRow, listCaseEvents } from './case-events/queries.ts'
export {
  type AdjustmentChange,
  type Decidable,
  findProofOverride,
  findRiskRelease,
  listDecidable,
  listProposals,
  listRecentProposals,
  listUnfinishedProposals,
  listWaitingChanges,
  type ProposalFilter,
  type ProposalRow,
} from './proposals/queries.ts'
export { type FoundCase, findCases, findWaitingOf } from './waiting/found.ts'
export { findWaiting, type InboxFilter, type InboxRow, listInbox, sumInbox } from './waiting/inbox.ts'
export { listMemberCases } from './waiting/of-member.ts'
export { countOwnWaiting, countWaiting, type WaitingRow } from './waiting/queries.ts'
export { type PlainKind, rowThatWaits, sources, viewOfCases } from './waiting/sources.ts'
