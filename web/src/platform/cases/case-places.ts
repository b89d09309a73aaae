import type { Complete, wire } from '@strongroom/shared'
import type { CasePlace } from './case-place.ts'
import { casePlaces } from './case-places.gen.ts'

/** The name and the list of each kind of cases; the compiler names one that no capability's `case-places.ts` has. */
export const CASE_PLACES: Complete<
  Exclude<wire.CaseKind, keyof typeof casePlaces>,
  { readonly [K in wire.CaseKind]: CasePlace }
> = casePlaces

/** The list in which administrators decide a kind of cases, as the menu names it. */
export const listOf = (kind: wire.CaseKind): Pick<CasePlace, 'to' | 'label'> => {
  const { to, label } = CASE_PLACES[kind]
  return { to, label }
}
