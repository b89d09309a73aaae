export type { ChangedTerms } from './changed-terms.ts'
export {
  Counterfactual,
  type CounterfactualReport,
  mostRefusals,
  type WouldBeRefused,
} from './counterfactual.ts'
export type { AccountSum, MemberSum, WasAndWould } from './two-sums.ts'
