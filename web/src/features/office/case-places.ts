import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases: the lists of administrators, and the screens on which members see their own. */
export const casePlaces = {
  adjustment: { to: '/admin/adjustments', own: '/transactions', waitsFor: 'finance' },
  proposal: {
    to: '/admin/proposals',
    search: { mine: '1' },
    own: '/transactions',
    waitsFor: 'approval',
  },
} as const satisfies CasePlaces
