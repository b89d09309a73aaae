import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { calendarDayText } from '../../../../i18n/time.ts'
import { AmountFilter } from '../../../../parts/amount-filter.tsx'
import { ChoiceFilter, type FiltersProps } from '../../../../parts/filters.tsx'
import { type Column, List } from '../../../../parts/list.tsx'
import { useListSearch } from '../../../../parts/list-search.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Money } from '../../../../parts/money.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { Status } from '../../../../parts/status.tsx'
import { useTimeColumn } from '../../../../parts/time-column.tsx'
import { LineLink } from '../../../../platform/lines/member/transaction/line-link.tsx'
import { type RequestSearch, requestsQuery } from './queries.ts'
import { type OnPay, RequestActs } from './request-acts.tsx'
import { hasPayment, paymentOf } from './request-facts.tsx'
import { STATES, useRequestStates, useRequestTitle } from './request-words.ts'

type RequestListProps = { onAsk: () => void; onPay: OnPay }

/** The member's requests, received and sent, those that are over too. */
export function RequestList({ onAsk, onPay }: RequestListProps) {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<RequestSearch>()
  const query = useQuery(requestsQuery(search))
  const columns = useColumns(onPay)
  const ask = <Button onClick={onAsk}>{t`Ask for money`}</Button>
  return (
    <div className="stack">
      <div>{ask}</div>
      <Panel inset="flush">
        <Filters search={search} change={change} />
        <List
          query={query}
          columns={columns}
          day={({ created_date }) => created_date}
          rowKey={({ direction, id }) => `${direction}:${id}`}
          empty={
            <EmptyState title={t`No requests yet`}>
              {t`Ask another member for their share of a bill: they pay or decline.`}
            </EmptyState>
          }
          {...paging}
          caption={t`Requests for money`}
        />
      </Panel>
    </div>
  )
}

function useColumns(onPay: OnPay): Column<wire.MoneyRequest>[] {
  const { t } = useLingui()
  return [
    useTimeColumn(({ created_date }) => created_date),
    { key: 'other', head: t`With`, cell: request => <Other request={request} /> },
    { key: 'status', head: t`State`, cell: request => <State request={request} /> },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} isStrong exact />,
    },
    { key: 'acts', head: '', cell: request => <RequestActs request={request} onPay={onPay} /> },
  ]
}

function Other({ request }: { request: wire.MoneyRequest }) {
  const { t } = useLingui()
  const title = useRequestTitle()
  const { id, uid, note, reason } = request
  return (
    <span>
      <Link to="/quickpay/requests/$id" params={{ id }} className="line-link">
        {title(request)}
      </Link>{' '}
      <span className="quiet figures">{uid}</span>
      {note && (
        <span style={{ display: 'block', overflowWrap: 'anywhere' }} className="quiet">
          {note}
        </span>
      )}
      {reason && (
        <span style={{ display: 'block', overflowWrap: 'anywhere' }} className="hint">
          {t`Reason: ${reason}`}
        </span>
      )}
    </span>
  )
}

/** The state; a paid one leads to its payment, an open one says until when it can be paid. */
function State({ request }: { request: wire.MoneyRequest }) {
  const { t } = useLingui()
  const words = useRequestStates()
  const { status } = request
  const until = calendarDayText(request.last_day)
  const shown = <Status state={STATES[status]}>{words[status]}</Status>
  if (status === 'open')
    return (
      <span>
        {shown} <span className="hint">{t`until ${until}`}</span>
      </span>
    )
  if (!hasPayment(request)) return shown
  return <LineLink id={paymentOf(request)}>{shown}</LineLink>
}

function Filters({ search, change }: FiltersProps<RequestSearch>) {
  const { t } = useLingui()
  const words = useRequestStates()
  return (
    <div className="toolbar">
      <ChoiceFilter
        label={t`Direction`}
        all={t`Sent and received`}
        choices={[
          { value: 'received', label: t`To me` },
          { value: 'sent', label: t`By me` },
        ]}
        value={search.direction}
        onChange={direction => change({ direction })}
      />
      <ChoiceFilter
        label={t`State`}
        all={t`All states`}
        choices={Object.entries(words).map(([value, label]) => ({ value, label }))}
        value={search.status}
        onChange={status => change({ status })}
      />
      <AmountFilter list="quickPay.requests" search={search} change={change} />
    </div>
  )
}
