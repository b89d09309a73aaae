import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases: the lists of administrators, and the screens on which members see their own. */
export const casePlaces = {
  'top-up': { to: '/admin/topup', own: '/records/topup', waitsFor: 'finance' },
} as const satisfies CasePlaces
