import { msg } from '@lingui/core/macro'
import type { OwnCases } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, as members see their own. */
export const ownCases = {
  'request-payment': { label: msg`Requested payments`, to: '/banks/requestpayment', waitsFor: 'money' },
  'send-payment': { label: msg`Sent payments`, to: '/banks/sendpayment', waitsFor: 'finance' },
} as const satisfies OwnCases
