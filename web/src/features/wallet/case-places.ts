import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases: the lists of administrators, and the screens on which members see their own. */
export const casePlaces = {
  'currency-request': { to: '/admin/currencyrequests', own: '/digitalaccount', waitsFor: 'approval' },
} as const satisfies CasePlaces
