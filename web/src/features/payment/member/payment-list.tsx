import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page } from '../../../client/call.ts'
import { ChoiceFilter } from '../../../parts/filters.tsx'
import { UNSORTED, useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { RecordPanel } from '../../../platform/lines/member/record-panel.tsx'
import { PaymentStatus, usePaymentStates } from './payment-status.tsx'
import type { PaymentSearch } from './queries.ts'

type AnyPayment = {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly amount: string
  readonly status: 0 | 1 | -1
  readonly created_date: string
}

type PaymentListProps<P extends AnyPayment> = {
  kind: 'request' | 'send'
  title: string
  query: UseQueryResult<Page<P>>
  /** Details of a line, beside its name. */
  detail: (payment: P) => ReactNode
  action?: (payment: P) => ReactNode
  empty: string
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
    isVoid={status === -1}
  />
)

/** A member's requested or sent payments. Rejected and failed ones stay, with the reason. */
export function PaymentList<P extends AnyPayment>(props: PaymentListProps<P>) {
  const { t } = useLingui()
  const { kind, title, query, detail, action, empty } = props
  const { search, change } = useListSearch<PaymentSearch & { step?: string }>()
  const states = usePaymentStates(kind)
  return (
    <RecordPanel
      title={title}
      query={query}
      ranged={kind === 'request' ? 'payment.requests' : 'payment.sends'}
      when={payment => payment.created_date}
      what={payment => payment.name || t`erased`}
      detail={detail}
      state={payment => <PaymentStatus kind={kind} status={payment.status} />}
      amount={payment => <PaymentMoney kind={kind} payment={payment} />}
      {...(action ? { action: { label: t`Withdraw`, of: action } } : {})}
      filters={
        <ChoiceFilter
          label={t`State`}
          all={t`All states`}
          choices={states}
          value={search.status}
          onChange={status => change({ status, ...UNSORTED })}
        />
      }
      empty={<EmptyState title={empty} />}
      line={({ id }) => `${kind}-payment:${id}`}
      receipt={({ id }) => ({ reference: id })}
      records={kind === 'request' ? 'request-payments' : 'send-payments'}
    />
  )
}
