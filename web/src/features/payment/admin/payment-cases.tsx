import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page as PageOf } from '../../../client/call.ts'
import { useListSearch } from '../../../parts/list-search.ts'
import { Money } from '../../../parts/money.tsx'
import { CurrencyFilter } from '../../../platform/balances/admin/currency-filter.tsx'
import { CaseList } from '../../../platform/cases/admin/case-list.tsx'
import { useStates } from '../../../platform/cases/admin/states.ts'
import { PaymentStatus, usePaymentStates } from '../member/payment-status.tsx'
import type { PaymentCaseSearch } from '../member/queries.ts'

type AnyCase = Pick<
  wire.AdminRequestPayment,
  'id' | 'uid' | 'username' | 'name' | 'currency' | 'amount' | 'status' | 'created_date'
>
type PaymentCasesProps<P extends AnyCase> = {
  kind: 'request' | 'send'
  title: string
  query: UseQueryResult<PageOf<P, 'payment.requestCases' | 'payment.sendCases'>>
  /** The case with its evidence and the decision. */
  below: (payment: P, onDecided: () => void) => ReactNode
}

/** Payments of one kind, for finance. */
export function PaymentCases<P extends AnyCase>({ kind, title, query, below }: PaymentCasesProps<P>) {
  const { t } = useLingui()
  const { usual } = useStates()
  const { search, change } = useListSearch<PaymentCaseSearch & { open?: string | undefined }>()
  // Those that wait are shown while no state is chosen.
  const decided = usePaymentStates(kind).filter(({ value }) => value !== '0')
  return (
    <CaseList
      title={title}
      query={query}
      ranged={kind === 'request' ? 'payment.requestCases' : 'payment.sendCases'}
      states={[...decided, { value: 'all', label: t`All states` }]}
      usual={usual}
      filters={
        <CurrencyFilter
          value={search.currency}
          onChange={currency => change({ currency, open: undefined })}
        />
      }
      what={({ name }) => name || t`erased`}
      amountSort="amount"
      amount={({ amount, currency }) => (
        <Money amount={amount} currency={currency} size="sm" isStrong exact />
      )}
      isOpen={({ status }) => status === 0}
      state={({ status }) => <PaymentStatus kind={kind} status={status} />}
      below={below}
    />
  )
}
