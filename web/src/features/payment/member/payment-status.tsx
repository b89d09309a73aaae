import { msg } from '@lingui/core/macro'
import { InState, type States } from '../../../parts/lists/columns.tsx'

type Code = 0 | 1 | -1

/** Where a requested and a sent payment stand, in the member's words. */
export const PAYMENT_STATES: { readonly [K in 'request' | 'send']: States<Code> } = {
  request: {
    0: { state: 'waiting', name: msg`Unpaid` },
    1: { state: 'settled', name: msg`Received` },
    [-1]: { state: 'wrong', name: msg`Rejected` },
  },
  send: {
    0: { state: 'waiting', name: msg`Waits for finance` },
    1: { state: 'settled', name: msg`Sent` },
    [-1]: { state: 'wrong', name: msg`Failed, money returned` },
  },
}

/** Status of a requested or a sent payment. */
export const PaymentStatus = ({ kind, status }: { kind: 'request' | 'send'; status: Code }) => (
  <InState {...PAYMENT_STATES[kind][status]} />
)
