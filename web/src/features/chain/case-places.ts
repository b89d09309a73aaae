import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases: the lists of administrators, and the screens on which members see their own. */
export const casePlaces = {
  'chain-send': { to: '/admin/sendonchain', own: '/sendonchain', waitsFor: 'finance' },
  'address-application': {
    to: '/admin/ccaddress',
    // The pool of addresses lists no applications.
    foundBy: 'member-page',
    own: '/topup',
    waitsFor: 'approval',
  },
} as const satisfies CasePlaces
