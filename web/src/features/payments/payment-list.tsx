import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page } from '../../client/call.ts'
import { EmptyFace } from '../../parts/faces.tsx'
import { ChoiceFilter, PeriodFilter } from '../../parts/filters.tsx'
import { List } from '../../parts/list.tsx'
import { useListSearch } from '../../parts/list-search.ts'
import { Money } from '../../parts/money.tsx'
import { Panel } from '../../parts/panel.tsx'
import { clockText } from '../../parts/time.ts'
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
  /** What a line says beside its name. */
  detail: (payment: P) => ReactNode
  action?: (payment: P) => ReactNode
  empty: string
}

/** A member's requested or sent payments. Rejected and failed ones stay, with the reason. */
export function PaymentList<P extends AnyPayment>(props: PaymentListProps<P>) {
  const { t } = useLingui()
  const { kind, title, query, detail, action, empty } = props
  const { search, change, clear } = useListSearch<PaymentSearch & { step?: string }>()
  const states = usePaymentStates(kind)
  const isFiltered = [search.status, search.from, search.to].some(Boolean)
  const name = (payment: P) => <span style={{ fontWeight: 550 }}>{payment.name || t`erased`}</span>
  const amount = (payment: P) => (
    <Money
      amount={payment.amount}
      currency={payment.currency}
      exact
      isStrong={payment.status === 1}
      isVoid={payment.status === -1}
    />
  )
  return (
    <Panel title={title} inset="flush">
      <div className="toolbar">
        <ChoiceFilter
          label={t`State`}
          all={t`All states`}
          choices={states}
          value={search.status}
          onChange={status => change({ status })}
        />
        <PeriodFilter from={search.from} to={search.to} onChange={change} />
      </div>
      <List
        query={query}
        columns={[
          {
            key: 'time',
            head: t`Time`,
            width: 76,
            cell: payment => <span className="figures quiet">{clockText(payment.created_date)}</span>,
          },
          {
            key: 'name',
            head: t`Name`,
            cell: payment => (
              <>
                {name(payment)}
                <div className="quiet">{detail(payment)}</div>
              </>
            ),
          },
          {
            key: 'state',
            head: t`State`,
            cell: payment => <PaymentStatus kind={kind} status={payment.status} />,
          },
          { key: 'amount', head: t`Amount`, align: 'end', cell: amount },
          ...(action ? [{ key: 'action', head: '', align: 'end', cell: action } as const] : []),
        ]}
        card={payment => (
          <>
            {name(payment)}
            {amount(payment)}
            <span className="quiet card-wide">{detail(payment)}</span>
            <span className="card-wide row apart">
              <PaymentStatus kind={kind} status={payment.status} />
              {action?.(payment)}
            </span>
          </>
        )}
        rowKey={payment => payment.id}
        day={payment => payment.created_date}
        empty={<EmptyFace title={empty} />}
        isFiltered={isFiltered}
        onClear={clear}
        page={search.page ?? 1}
        onPage={page => change({ page })}
        caption={title}
        records={kind === 'request' ? 'request-payments' : 'send-payments'}
      />
    </Panel>
  )
}
