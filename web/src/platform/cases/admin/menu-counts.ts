import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import type { OfficePlace } from '../case-place.ts'
import { CASE_PLACES } from '../case-places.ts'

/** The lists of requests that are no cases of the log. */
export const REQUEST_PLACES: { readonly [K in wire.RequestKind]: OfficePlace } = {
  'virtual-account': {
    label: msg`Virtual accounts asked for`,
    to: '/admin/virtualaccounts',
    menu: '/admin/banks',
  },
  'gift-card': { label: msg`Gift-card applications`, to: '/admin/giftcards' },
  question: { label: msg`Questions of members`, to: '/admin/support' },
}

type Waiting = Pick<wire.OfficeHome, 'waits' | 'requests'>
type WaitingPlace = OfficePlace & Omit<wire.WaitingCases, 'kind'>

/** The cases and requests that wait, each with the place of its list. */
export const waitingPlaces = ({ waits, requests }: Waiting): readonly WaitingPlace[] => [
  ...waits.map(({ kind, ...row }) => ({ ...CASE_PLACES[kind], ...row })),
  ...requests.map(({ kind, ...row }) => ({ ...REQUEST_PLACES[kind], ...row, sums: [] })),
]

/** How many cases and requests wait at each place of the menu. */
export const menuCounts = (waiting: Waiting): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { to, menu = to, count } of waitingPlaces(waiting)) counts[menu] = (counts[menu] ?? 0) + count
  return counts
}
