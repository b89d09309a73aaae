import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases: the lists of administrators, and the screens on which members see their own. */
export const casePlaces = {
  identity: {
    to: '/admin/kycmember',
    foundBy: 'member',
    own: '/accountinfo',
    waitsFor: 'approval',
  },
} as const satisfies CasePlaces
