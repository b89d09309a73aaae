import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, and the lists of administrators that show them. */
export const casePlaces = {
  'chain-send': { to: '/admin/sendonchain' },
  'address-application': {
    to: '/admin/ccaddress',
    // The pool of addresses lists no applications.
    foundBy: 'member-page',
  },
} as const satisfies CasePlaces
