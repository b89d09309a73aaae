import type { wire } from '@strongroom/shared'
import type { Way } from '../../../parts/places/navigation.ts'
import type { CasePlace } from '../case-place.ts'
import { CASE_PLACES } from '../case-places.ts'

/** The way to a member's page in the back office. */
export const memberWay = (uid: string): Way => ({ to: '/admin/member/$uid', params: { uid } })

/** Screen that opens a case: the inbox while it waits, then the list of its kind or its member's page. */
export function wayToCase({
  id,
  uid,
  case_kind,
  waits,
}: Pick<wire.FoundThing, 'id' | 'uid' | 'case_kind' | 'waits'>): Way {
  const kind = case_kind ?? 'proposal'
  if (waits) return { to: '/admin/inbox', search: { whose: 'all', search: id, open: `${kind}:${id}` } }
  const { to, foundBy }: CasePlace = CASE_PLACES[kind]
  if (foundBy === 'member-page' && uid) return memberWay(uid)
  if (foundBy === 'member') return { to, search: { uid: uid ?? '', status: 'all' } }
  return { to, search: { status: 'all', search: id, open: id } }
}
