import type { OwnCases } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, as members see their own. */
export const ownCases = {
  'request-payment': { to: '/banks/requestpayment', waitsFor: 'money' },
  'send-payment': { to: '/banks/sendpayment', waitsFor: 'finance' },
} as const satisfies OwnCases
