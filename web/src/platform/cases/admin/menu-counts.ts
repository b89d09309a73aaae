import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import type { CasePlace, OfficePlace } from '../case-place.ts'
import { CASE_PLACES } from '../case-places.ts'

/** The list of members' questions, which are no cases that are decided. */
export const QUESTIONS_PLACE: OfficePlace = { label: msg`Questions of members`, to: '/admin/support' }

/** How many cases and questions wait at each place of the menu. */
export const menuCounts = ({
  waits,
  questions,
}: Pick<wire.OfficeHome, 'waits' | 'questions'>): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = questions.count > 0 ? { [QUESTIONS_PLACE.to]: questions.count } : {}
  for (const { kind, count } of waits) {
    const { to, menu = to }: CasePlace = CASE_PLACES[kind]
    counts[menu] = (counts[menu] ?? 0) + count
  }
  return counts
}
