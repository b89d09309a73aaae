import type { wire } from '@strongroom/shared'
import { requestedStates, sentStates } from '@strongroom/shared/words/payment/state'
import { CANCELLED_TOO, InState, statesOf } from '../../../parts/lists/columns.tsx'

/** Where a requested and a sent payment stand, in the member's words. */
export const PAYMENT_STATES = {
  request: statesOf(requestedStates, CANCELLED_TOO),
  send: statesOf(sentStates, CANCELLED_TOO),
} as const

/** Status of a requested or a sent payment. */
export const PaymentStatus = ({ kind, status }: { kind: 'request' | 'send'; status: wire.CaseStatus }) => (
  <InState {...PAYMENT_STATES[kind][status]} />
)
