import type { wire } from '@strongroom/shared'
import { Money } from '../../../parts/money.tsx'
import { PayeeName } from '../member/payment-list.tsx'
import { PAYMENT_STATES, PaymentStatus } from '../member/payment-status.tsx'

type AnyCase = Pick<wire.AdminRequestPayment, 'name' | 'currency' | 'amount' | 'status'>

/** The part that the cases of both kinds of payments share. */
export const paymentCases = (kind: 'request' | 'send') => {
  const { 1: done, [-1]: failed, [-2]: cancelled } = PAYMENT_STATES[kind]
  return {
    stateField: 'status',
    states: { '1': done.name, '-1': failed.name, '-2': cancelled.name },
    what: (row: AnyCase) => <PayeeName {...row} />,
    amountSort: 'amount',
    amount: (row: AnyCase) => <Money amount={row.amount} currency={row.currency} size="sm" isStrong exact />,
    state: ({ status }: AnyCase) => <PaymentStatus kind={kind} status={status} />,
    isOpen: ({ status }: AnyCase) => status === 0,
    Decided: () => null,
  } as const
}
