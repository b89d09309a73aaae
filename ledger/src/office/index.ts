export { actOf } from './acts.ts'
export { isBetterTier } from './better-tier.ts'
export { reversalOf, reverseMovement } from './flow.ts'
export {
  isOverridden,
  type PayoutKind,
  type ProofOverride,
  type ProofOverrideFact,
  proofOverrideDecider,
} from './proof-override.ts'
export {
  memberOf,
  type Proposal,
  type ProposalFact,
  type ProposalRefusal,
  proposalDecider,
} from './proposal.ts'
export type { ProposedChange } from './proposed-change.ts'
export {
  coversRisk,
  type RiskRelease,
  type RiskReleaseFact,
  riskReleaseDecider,
  type ScreenedCase,
} from './risk-release.ts'
export {
  actOfEntry,
  asSetting,
  type EntryChange,
  judgeRate,
  type RateChange,
  rateSetBy,
} from './second-needed.ts'
export { movesTariff, setsTariff } from './tariffs.ts'
export { bookWith, currenciesSetBy, letsMembersWin } from './winning-cycles.ts'
