import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, and the lists of administrators that show them. */
export const casePlaces = {
  adjustment: { to: '/admin/adjustments' },
  proposal: {
    to: '/admin/proposals',
    search: { mine: '1' },
  },
} as const satisfies CasePlaces
