import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, and the lists of administrators that show them. */
export const casePlaces = {
  'card-order': {
    to: '/admin/cardordernumbers',
    menu: '/admin/cards',
  },
  'card-charge': {
    to: '/admin/logrechargecards',
    menu: '/admin/cards',
  },
} as const satisfies CasePlaces
