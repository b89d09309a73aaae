import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, and the lists of administrators that show them. */
export const casePlaces = {
  'vip-application': { to: '/admin/uservips' },
} as const satisfies CasePlaces
