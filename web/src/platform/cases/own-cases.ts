import type { Complete, wire } from '@strongroom/shared'
import { withNames } from './case-names.ts'
import type { Nameless, OwnCase } from './case-place.ts'
import { ownCases } from './own-cases.gen.ts'

/** Each kind of cases as members see their own; the compiler names one that no capability's `own-cases.ts` has. */
const cases: Complete<
  Exclude<wire.CaseKind, keyof typeof ownCases>,
  { readonly [K in wire.CaseKind]: Nameless<OwnCase> }
> = ownCases

/** Each kind of cases with its name, as members see their own. */
export const OWN_CASES = withNames(cases)
