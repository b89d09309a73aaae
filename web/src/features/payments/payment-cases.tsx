import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Page as PageOf } from '../../client/call.ts'
import { problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { Money } from '../../parts/money.tsx'
import { Notice } from '../../parts/notice.tsx'
import { utcText } from '../../parts/time.ts'
import { CaseList } from '../admin-cases/case-list.tsx'
import { PaymentStatus, usePaymentStates } from './payment-status.tsx'

type AnyCase = Pick<
  wire.AdminRequestPayment,
  'id' | 'uid' | 'username' | 'name' | 'currency' | 'amount' | 'status' | 'created_date'
>
type PaymentCasesProps<P extends AnyCase> = {
  kind: 'request' | 'send'
  title: string
  query: UseQueryResult<PageOf<P>>
  below: (payment: P) => ReactNode
}

/** Payments of one kind, for finance. */
export function PaymentCases<P extends AnyCase>({ kind, title, query, below }: PaymentCasesProps<P>) {
  const { t } = useLingui()
  const states = usePaymentStates(kind)
  return (
    <CaseList
      title={title}
      query={query}
      states={states}
      what={({ name }) => name || t`erased`}
      columns={[
        {
          key: 'time',
          head: t`Time`,
          cell: ({ created_date }) => <span className="figures quiet">{utcText(created_date)}</span>,
        },
      ]}
      amount={({ amount, currency }) => (
        <Money amount={amount} currency={currency} size="sm" isStrong exact />
      )}
      state={({ status }) => <PaymentStatus kind={kind} status={status} />}
      below={below}
    />
  )
}

type DecisionProps = {
  approveLabel: string
  isBusy: boolean
  error: Error | null
  externalTxId: string
  onExternalTxId: (id: string) => void
  onApprove: () => void
  onReject: (reason: string) => void
  children?: ReactNode
}

/** Yes with the transfer's id, or no with a reason the member reads. */
export function PaymentDecision(props: DecisionProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const reject = () => {
    setChecked(true)
    if (reason.trim()) props.onReject(reason.trim())
  }
  return (
    <div className="stack" style={{ gap: 12 }}>
      {props.children}
      <TextInput
        label={t`External transfer id, if there is one`}
        name="externalTxId"
        maxLength={200}
        autoComplete="off"
        value={props.externalTxId}
        onChange={event => props.onExternalTxId(event.currentTarget.value)}
      />
      <TextInput
        label={t`Reason, if you reject it`}
        name="reason"
        maxLength={500}
        value={reason}
        onChange={event => setReason(event.currentTarget.value)}
        error={isChecked && !reason.trim() ? t`Say why, in words the member can act on.` : undefined}
      />
      {props.error && <Notice tone="wrong" title={words(problemOf(props.error))} isUrgent />}
      <div className="row wrap" style={{ gap: 10 }}>
        <Button onClick={props.onApprove} loading={props.isBusy}>
          {props.approveLabel}
        </Button>
        <Button variant="default" onClick={reject} disabled={props.isBusy}>
          {t`Reject`}
        </Button>
      </div>
    </div>
  )
}
