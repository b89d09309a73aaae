import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases: the lists of administrators, and the screens on which members see their own. */
export const casePlaces = {
  deposit: { to: '/admin/userrecharges', own: '/records/deposit', waitsFor: 'finance' },
  'fps-top-up': { to: '/admin/userfpsrecharges', own: '/records/fpsdeposit', waitsFor: 'finance' },
  'bank-account': { to: '/admin/banks', own: '/banks', waitsFor: 'approval' },
} as const satisfies CasePlaces
