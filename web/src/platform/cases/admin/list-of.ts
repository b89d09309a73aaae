import type { wire } from '@strongroom/shared'
import type { CasePlace } from '../case-place.ts'
import { CASE_PLACES } from '../case-places.ts'

/** The list in which administrators decide a kind of cases, as the menu names it. */
export const listOf = (kind: wire.CaseKind): Pick<CasePlace, 'to' | 'label'> => {
  const { to, label } = CASE_PLACES[kind]
  return { to, label }
}
