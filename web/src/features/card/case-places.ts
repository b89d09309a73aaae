import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases: the lists of administrators, and the screens on which members see their own. */
export const casePlaces = {
  'card-order': {
    to: '/admin/cardordernumbers',
    menu: '/admin/cards',
    own: '/prepaidcard/opencard',
    waitsFor: 'finance',
  },
  'card-charge': {
    to: '/admin/logrechargecards',
    menu: '/admin/cards',
    own: '/prepaidcard/ChargeList',
    waitsFor: 'finance',
  },
} as const satisfies CasePlaces
