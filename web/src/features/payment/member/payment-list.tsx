import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Money } from '../../../parts/money.tsx'
import { PaymentStatus } from './payment-status.tsx'

type AnyPayment = {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly amount: string
  readonly status: wire.CaseStatus
}

type PaymentMoneyProps = {
  kind: 'request' | 'send'
  payment: Pick<AnyPayment, 'amount' | 'currency' | 'status'>
}

/** Amount that a payment brings or takes; struck through when it did not move. */
export const PaymentMoney = ({ kind, payment: { amount, currency, status } }: PaymentMoneyProps) => (
  <Money
    amount={kind === 'send' ? `-${amount}` : amount}
    currency={currency}
    kind="flow"
    exact
    isStrong={status === 1}
    isVoid={status < 0}
  />
)

/** Whom a payment is from or to; nobody any more once it is erased. */
export function PayeeName({ name }: Pick<AnyPayment, 'name'>) {
  const { t } = useLingui()
  return name || t`erased`
}

/** The words that a member's requested and sent payments share. */
export const payments = (kind: 'request' | 'send') => ({
  what: (payment: AnyPayment) => <PayeeName {...payment} />,
  state: ({ status }: AnyPayment) => <PaymentStatus kind={kind} status={status} />,
  amount: (payment: AnyPayment) => <PaymentMoney kind={kind} payment={payment} />,
  line: ({ id }: AnyPayment) => `${kind}-payment:${id}`,
  receipt: ({ id }: AnyPayment) => ({ reference: id }),
})
