import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, and the lists of administrators that show them. */
export const casePlaces = {
  deposit: { to: '/admin/userrecharges' },
  'fps-top-up': { to: '/admin/userfpsrecharges' },
  'bank-account': { to: '/admin/banks' },
} as const satisfies CasePlaces
