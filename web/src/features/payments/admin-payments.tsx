import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconChevronRight } from '@tabler/icons-react'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Page as PageOf } from '../../client/call.ts'
import { problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { useSubmit } from '../../client/submit.ts'
import { isZero } from '../../parts/amount.ts'
import { EmptyFace } from '../../parts/faces.tsx'
import { Facts } from '../../parts/facts.tsx'
import { ChoiceFilter, PeriodFilter, SearchFilter } from '../../parts/filters.tsx'
import { List } from '../../parts/list.tsx'
import { useListSearch } from '../../parts/list-search.ts'
import { Money } from '../../parts/money.tsx'
import { MoneyInput } from '../../parts/money-input.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Panel } from '../../parts/panel.tsx'
import { instantText } from '../../parts/time.ts'
import { Page } from '../../shell/page.tsx'
import '../admin/admin.css'
import { MemberLink } from '../admin/member-link.tsx'
import { usePlaces } from '../wallet/use-places.ts'
import { PaymentStatus, usePaymentStates } from './payment-status.tsx'
import {
  adminRequestsQuery,
  adminSentQuery,
  approveSend,
  type PaymentSearch,
  rejectSend,
  setRequestStatus,
} from './queries.ts'

type Search = PaymentSearch & { open?: string | undefined }

/** Requests of every member; finance says which were paid. */
export function AdminRequestPayments() {
  const { t } = useLingui()
  const { search } = useListSearch<Search>()
  const { open: _, ...filters } = search
  const query = useQuery(adminRequestsQuery(filters))
  return (
    <Cases kind="request" title={t`Requested payments`} query={query}>
      {request => <RequestCase request={request} />}
    </Cases>
  )
}

/** Payments every member has sent by bank; finance settles them. */
export function AdminSendPayments() {
  const { t } = useLingui()
  const { search } = useListSearch<Search>()
  const { open: _, ...filters } = search
  const query = useQuery(adminSentQuery(filters))
  return (
    <Cases kind="send" title={t`Sent payments`} query={query}>
      {payment => <SendCase payment={payment} />}
    </Cases>
  )
}

type AnyCase = Pick<
  wire.AdminRequestPayment,
  'id' | 'uid' | 'username' | 'name' | 'currency' | 'amount' | 'status' | 'created_date'
>
type CasesProps<P extends AnyCase> = {
  kind: 'request' | 'send'
  title: string
  query: UseQueryResult<PageOf<P>>
  children: (payment: P) => ReactNode
}

function Cases<P extends AnyCase>({ kind, title, query, children }: CasesProps<P>) {
  const { t } = useLingui()
  const { search, change, clear } = useListSearch<Search>()
  const { open } = search
  const states = usePaymentStates(kind)
  const isFiltered = [search.search, search.status, search.from, search.to].some(Boolean)
  const opener = ({ id, name }: P) => (
    <button
      type="button"
      className="opener"
      aria-expanded={open === id}
      onClick={() => change({ open: open === id ? undefined : id, page: search.page })}
    >
      <IconChevronRight size={15} aria-hidden />
      {name || t`erased`}
    </button>
  )
  const amount = (payment: P) => (
    <Money amount={payment.amount} currency={payment.currency} size="sm" isStrong exact />
  )
  return (
    <Page title={title}>
      <Panel inset="flush">
        <div className="toolbar">
          <ChoiceFilter
            label={t`State`}
            all={t`All states`}
            choices={states}
            value={search.status}
            onChange={status => change({ status })}
          />
          <PeriodFilter from={search.from} to={search.to} onChange={change} />
          <SearchFilter
            label={t`Search member, reference`}
            value={search.search}
            onChange={text => change({ search: text })}
          />
        </div>
        <List
          query={query}
          columns={[
            { key: 'name', head: t`Name`, cell: opener },
            { key: 'member', head: t`Member`, cell: payment => <MemberLink {...payment} /> },
            {
              key: 'time',
              head: t`Time`,
              cell: ({ created_date }) => <span className="figures quiet">{instantText(created_date)}</span>,
            },
            {
              key: 'state',
              head: t`State`,
              cell: ({ status }) => <PaymentStatus kind={kind} status={status} />,
            },
            { key: 'amount', head: t`Amount`, align: 'end', cell: amount },
          ]}
          density="compact"
          card={payment => (
            <>
              {opener(payment)}
              {amount(payment)}
              <span className="card-wide">
                <PaymentStatus kind={kind} status={payment.status} />
              </span>
            </>
          )}
          rowKey={payment => payment.id}
          isChosen={payment => payment.id === open}
          below={children}
          empty={<EmptyFace title={t`Nothing waits`} />}
          isFiltered={isFiltered}
          onClear={clear}
          page={search.page ?? 1}
          onPage={page => change({ page })}
          caption={title}
        />
      </Panel>
    </Page>
  )
}

function RequestCase({ request }: { request: wire.AdminRequestPayment }) {
  const { t } = useLingui()
  const { currency, remarks, email, fee, credited, externalTxId, reason } = request
  return (
    <div className="case">
      <Facts
        rows={[
          { label: t`E-mail`, value: email },
          remarks !== '' && { label: t`Remarks`, value: remarks },
          fee !== null && { label: t`Fee`, value: <Money amount={fee} currency={currency} exact /> },
          credited !== null && {
            label: t`Credited`,
            value: <Money amount={credited} currency={currency} exact isStrong />,
          },
          externalTxId !== null && {
            label: t`External transfer id`,
            value: <span className="mono">{externalTxId}</span>,
          },
          reason !== null && { label: t`Reason`, value: reason },
        ]}
      />
      {request.status === 0 && <RequestDecision request={request} />}
    </div>
  )
}

function RequestDecision({ request: { id, currency } }: { request: wire.AdminRequestPayment }) {
  const { t } = useLingui()
  const places = usePlaces()
  const [fee, setFee] = useState('')
  const [externalTxId, setExternalTxId] = useState('')
  const set = useSubmit(setRequestStatus)
  return (
    <Decision
      approveLabel={t`Received`}
      isBusy={set.isPending}
      error={set.error}
      externalTxId={externalTxId}
      onExternalTxId={setExternalTxId}
      onApprove={() =>
        set.mutate({
          id,
          status: 1,
          ...(isZero(fee) ? {} : { fee }),
          ...(externalTxId.trim() ? { externalTxId: externalTxId.trim() } : {}),
        })
      }
      onReject={reason => set.mutate({ id, status: -1, reason })}
    >
      <MoneyInput
        label={t`Fee, if any`}
        name="fee"
        currency={currency}
        places={places(currency)}
        value={fee}
        onChange={setFee}
      />
    </Decision>
  )
}

function SendCase({ payment }: { payment: wire.AdminSendPayment }) {
  const { t } = useLingui()
  const { currency, account, bank, swift, remarks, fee, externalTxId, reason, status } = payment
  return (
    <div className="case">
      <Facts
        rows={[
          { label: t`Account number or IBAN`, value: <span className="mono">{account}</span> },
          { label: t`Bank`, value: bank },
          swift !== '' && { label: t`SWIFT/BIC`, value: <span className="mono">{swift}</span> },
          remarks !== '' && { label: t`Remarks`, value: remarks },
          { label: t`Fee`, value: <Money amount={fee} currency={currency} exact /> },
          externalTxId !== null && {
            label: t`External transfer id`,
            value: <span className="mono">{externalTxId}</span>,
          },
          reason !== null && { label: t`Reason`, value: reason },
        ]}
      />
      {status === 0 && <SendDecision id={payment.id} />}
    </div>
  )
}

function SendDecision({ id }: { id: string }) {
  const { t } = useLingui()
  const [externalTxId, setExternalTxId] = useState('')
  const approve = useSubmit(approveSend)
  const reject = useSubmit(rejectSend)
  return (
    <Decision
      approveLabel={t`The bank has paid`}
      isBusy={approve.isPending || reject.isPending}
      error={approve.error ?? reject.error}
      externalTxId={externalTxId}
      onExternalTxId={setExternalTxId}
      onApprove={() =>
        approve.mutate({ id, ...(externalTxId.trim() ? { externalTxId: externalTxId.trim() } : {}) })
      }
      onReject={reason => reject.mutate({ id, reason })}
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
function Decision(props: DecisionProps) {
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
