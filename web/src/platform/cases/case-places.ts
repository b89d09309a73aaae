import type { Complete, wire } from '@strongroom/shared'
import { withNames } from './case-names.ts'
import type { CasePlace, Nameless } from './case-place.ts'
import { casePlaces } from './case-places.gen.ts'

/** The places of each kind of cases; the compiler names one that no capability's `case-places.ts` has. */
const places: Complete<
  Exclude<wire.CaseKind, keyof typeof casePlaces>,
  { readonly [K in wire.CaseKind]: Nameless<CasePlace> }
> = casePlaces

/** The name and the places of each kind of cases. */
export const CASE_PLACES = withNames(places)
/** The list in which administrators decide a kind of cases, as the menu names it. */
export const listOf = (kind: wire.CaseKind): Pick<CasePlace, 'to' | 'label'> => {
  const { to, label } = CASE_PLACES[kind]
  return { to, label }
}
