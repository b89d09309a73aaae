import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, and the lists of administrators that show them. */
export const casePlaces = {
  'request-payment': { to: '/admin/requestpayments' },
  'send-payment': { to: '/admin/sendpayments' },
} as const satisfies CasePlaces
