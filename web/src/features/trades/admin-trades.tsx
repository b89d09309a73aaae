import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { useSubmit } from '../../client/submit.ts'
import { isZero } from '../../parts/amount.ts'
import { EmptyFace } from '../../parts/faces.tsx'
import { Facts } from '../../parts/facts.tsx'
import { ChoiceFilter, PeriodFilter, SearchFilter } from '../../parts/filters.tsx'
import { type Column, List } from '../../parts/list.tsx'
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
import { adminTradesQuery, cancelTradeByAdmin, fillTrade, type TradeSearch } from './queries.ts'
import { TradeStatus, useOrderWords, useTradeStates } from './words.tsx'

type Search = TradeSearch & { open?: string | undefined }

/** Orders of every member; a row opens what finance may do with it. */
export function AdminTrades() {
  const { t } = useLingui()
  const { search, change, clear } = useListSearch<Search>()
  const { open, ...filters } = search
  const query = useQuery(adminTradesQuery(filters))
  const states = useTradeStates()
  const isFiltered = [filters.search, filters.status, filters.from, filters.to].some(Boolean)
  const toggle = (id: string) => change({ open: open === id ? undefined : id, page: search.page })
  const columns = useColumns(open, toggle)
  return (
    <Page title={t`Trades`}>
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
          columns={columns}
          density="compact"
          card={order => (
            <>
              <MemberLink {...order} />
              <Money amount={order.amount} currency={order.base} exact isStrong />
              <span className="card-wide">{columns[0]?.cell(order)}</span>
              <span className="card-wide">
                <TradeStatus status={order.status} />
              </span>
            </>
          )}
          rowKey={order => order.id}
          isChosen={order => order.id === open}
          below={order => <Case order={order} />}
          empty={<EmptyFace title={t`No order yet`} />}
          isFiltered={isFiltered}
          onClear={clear}
          page={search.page ?? 1}
          onPage={page => change({ page })}
          caption={t`Trades`}
        />
      </Panel>
    </Page>
  )
}

function useColumns(open: string | undefined, toggle: (id: string) => void): Column<wire.AdminTrade>[] {
  const { t } = useLingui()
  const orderWords = useOrderWords()
  return [
    {
      key: 'order',
      head: t`Order`,
      cell: order => (
        <button
          type="button"
          className="opener"
          aria-expanded={open === order.id}
          onClick={() => toggle(order.id)}
        >
          <IconChevronRight size={15} aria-hidden />
          {orderWords(order)}
        </button>
      ),
    },
    { key: 'member', head: t`Member`, cell: order => <MemberLink {...order} /> },
    {
      key: 'price',
      head: t`Limit price`,
      align: 'end',
      cell: ({ price, target }) => <Money amount={price} currency={target} size="sm" exact />,
    },
    { key: 'state', head: t`State`, cell: ({ status }) => <TradeStatus status={status} /> },
    {
      key: 'left',
      head: t`Left`,
      align: 'end',
      cell: ({ left, base }) => <Money amount={left} currency={base} size="sm" exact />,
    },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      cell: ({ amount, base }) => <Money amount={amount} currency={base} size="sm" isStrong exact />,
    },
  ]
}

function Case({ order }: { order: wire.AdminTrade }) {
  const { t } = useLingui()
  const [pays, gets] = order.type === 'buy' ? [order.target, order.base] : [order.base, order.target]
  return (
    <div className="case">
      <Facts
        rows={[
          { label: t`Placed`, value: <span className="figures">{instantText(order.created_date)}</span> },
          { label: t`Paid`, value: <Money amount={order.paid} currency={pays} exact /> },
          { label: t`Received`, value: <Money amount={order.received} currency={gets} exact /> },
          {
            label: t`Still locked`,
            value: <Money amount={order.locked} currency={order.locked_currency} exact />,
          },
          order.reason !== null && { label: t`Reason`, value: order.reason },
        ]}
      />
      {order.status === 0 && <Decision order={order} />}
    </div>
  )
}

function Decision({ order: { id, base, left } }: { order: wire.AdminTrade }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const places = usePlaces()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const fill = useSubmit(fillTrade)
  const cancel = useSubmit(cancelTradeByAdmin)
  const failed = fill.error ?? cancel.error
  const cancelIt = () => {
    setChecked(true)
    if (reason.trim()) cancel.mutate({ id, reason: reason.trim() })
  }
  return (
    <div className="stack" style={{ gap: 12 }}>
      <MoneyInput
        label={t`Amount to fill; all that is left when empty`}
        name="amount"
        currency={base}
        places={places(base)}
        value={amount}
        onChange={setAmount}
        available={left}
      />
      <TextInput
        label={t`Reason, if you cancel it`}
        name="reason"
        maxLength={500}
        value={reason}
        onChange={event => setReason(event.currentTarget.value)}
        error={isChecked && !reason.trim() ? t`Say why, in words the member can act on.` : undefined}
      />
      {failed && <Notice tone="wrong" title={words(problemOf(failed))} isUrgent />}
      <div className="row wrap" style={{ gap: 10 }}>
        <Button
          onClick={() => fill.mutate({ id, amount: isZero(amount) ? undefined : amount })}
          loading={fill.isPending}
        >
          {t`Fill at the limit price`}
        </Button>
        <Button variant="default" onClick={cancelIt} loading={cancel.isPending}>
          {t`Cancel the order`}
        </Button>
      </div>
    </div>
  )
}
