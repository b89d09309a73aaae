import type { wire } from '@strongroom/shared'
import type { Way } from '../../../parts/places/way.ts'
import { CASE_PLACES } from './case-places.ts'

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
  const place = CASE_PLACES[kind].to
  // The pool of addresses lists no applications.
  if (kind === 'address-application' && uid) return memberWay(uid)
  // Its list finds by member only.
  if (kind === 'identity') return { to: place, search: { uid: uid ?? '', status: 'all' } }
  return { to: place, search: { status: 'all', search: id, open: id } }
}
