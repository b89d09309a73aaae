import type { Complete, wire } from '@strongroom/shared'
import type { OwnCase } from './case-place.ts'
import { ownCases } from './own-cases.gen.ts'

/** Each kind of cases as members see their own; the compiler names one that no capability's `own-cases.ts` has. */
export const OWN_CASES: Complete<
  Exclude<wire.CaseKind, keyof typeof ownCases>,
  { readonly [K in wire.CaseKind]: OwnCase }
> = ownCases
