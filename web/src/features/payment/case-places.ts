import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases: the lists of administrators, and the screens on which members see their own. */
export const casePlaces = {
  'request-payment': { to: '/admin/requestpayments', own: '/banks/requestpayment', waitsFor: 'money' },
  'send-payment': { to: '/admin/sendpayments', own: '/banks/sendpayment', waitsFor: 'finance' },
} as const satisfies CasePlaces
