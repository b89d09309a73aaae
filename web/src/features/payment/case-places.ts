import { msg } from '@lingui/core/macro'
import type { CasePlaces } from '../../platform/cases/case-place.ts'

/** This capability's kinds of cases, and the lists of administrators that show them. */
export const casePlaces = {
  'request-payment': { label: msg`Requested payments`, to: '/admin/requestpayments' },
  'send-payment': { label: msg`Sent payments`, to: '/admin/sendpayments' },
} as const satisfies CasePlaces
