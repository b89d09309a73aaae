import { msg } from '@lingui/core/macro'
import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, and the screens that show them. */
export const casePlaces = {
  'request-payment': {
    label: msg`Requested payments`,
    to: '/admin/requestpayments',
    own: '/banks/requestpayment',
    waitsFor: 'money',
  },
  'send-payment': {
    label: msg`Sent payments`,
    to: '/admin/sendpayments',
    own: '/banks/sendpayment',
    waitsFor: 'finance',
  },
} as const satisfies CasePlaces
