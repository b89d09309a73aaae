import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AmountFilter } from '../../../parts/amount-filter.tsx'
import { ClockTime } from '../../../parts/clock-time.tsx'
import { ChoiceFilter, type FiltersProps, PeriodFilter, SearchFilter } from '../../../parts/filters.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { percentOf, trimmedRate } from '../../../parts/rate.ts'
import { useTimeColumn } from '../../../parts/time-column.tsx'
import { ReceiptButton } from '../../../platform/lines/member/receipt-button.tsx'
import { useReceiptColumn } from '../../../platform/lines/member/receipt-column.tsx'
import { RecordTabs } from '../../../platform/lines/member/record-tabs.tsx'
import { LineLink } from '../../../platform/lines/member/transaction/line-link.tsx'
import { type SwapSearch, swappableQuery, swapsQuery } from './queries.ts'

/** Every swap of the member. */
export function SwapRecords() {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<SwapSearch>()
  const query = useQuery(swapsQuery(search))
  const columns = useColumns()
  return (
    <Page title={t`Records`}>
      <RecordTabs />
      <Panel inset="flush">
        <Filters search={search} change={change} />
        <List
          query={query}
          columns={columns}
          card={record => <PhoneRow record={record} />}
          rowKey={record => record.id}
          day={record => record.created_date}
          empty={
            <EmptyState
              title={t`No swap yet`}
              action={<Button renderRoot={props => <Link {...props} to="/swap" />}>{t`Swap`}</Button>}
            />
          }
          {...paging}
          caption={t`Swaps`}
          records="swaps"
        />
      </Panel>
    </Page>
  )
}

const Pair = ({ record: { id, source, target } }: { record: wire.SwapRecord }) => (
  <LineLink id={`swap:${id}:${source}`}>
    {source} → {target}
  </LineLink>
)

function useColumns(): Column<wire.SwapRecord>[] {
  const { t } = useLingui()
  return [
    useTimeColumn(({ created_date }) => created_date),
    { key: 'pair', head: t`Swap`, cell: record => <Pair record={record} /> },
    {
      key: 'rate',
      head: t`Rate`,
      align: 'end',
      cell: ({ rate }) => <span className="figures">{trimmedRate(rate)}</span>,
    },
    {
      key: 'fee',
      head: t`Fee`,
      align: 'end',
      cell: ({ fee, feeRate, source }) => (
        <>
          <Money amount={fee} currency={source} size="sm" exact />{' '}
          <span className="hint figures">{percentOf(feeRate)}</span>
        </>
      ),
    },
    {
      key: 'given',
      head: t`Given`,
      align: 'end',
      cell: ({ sourceAmount, source }) => (
        <Money amount={`-${sourceAmount}`} currency={source} kind="flow" exact />
      ),
    },
    {
      key: 'received',
      head: t`Received`,
      align: 'end',
      cell: ({ receivedAmount, target }) => (
        <Money amount={receivedAmount} currency={target} kind="flow" isStrong exact />
      ),
    },
    useReceiptColumn(({ id }) => ({ reference: id })),
  ]
}

function Filters({ search, change }: FiltersProps<SwapSearch>) {
  const { t } = useLingui()
  const { data: swappable = [] } = useQuery(swappableQuery)
  const codes = swappable.map(({ currency }) => ({ value: currency, label: currency }))
  return (
    <div className="toolbar">
      <PeriodFilter from={search.from} to={search.to} onChange={change} />
      <AmountFilter
        list="swap.list"
        search={search}
        change={change}
        unset={t`Given: all amounts`}
        hint={t`What was given, whatever its currency. Both amounts are included.`}
      />
      <ChoiceFilter
        label={t`Given`}
        all={t`Given: all`}
        choices={codes}
        value={search.source}
        onChange={source => change({ source })}
      />
      <ChoiceFilter
        label={t`Received`}
        all={t`Received: all`}
        choices={codes}
        value={search.target}
        onChange={target => change({ target })}
      />
      <SearchFilter
        label={t`Search reference`}
        value={search.search}
        onChange={text => change({ search: text })}
      />
    </div>
  )
}

function PhoneRow({ record }: { record: wire.SwapRecord }) {
  return (
    <>
      <Pair record={record} />
      <Money amount={record.receivedAmount} currency={record.target} kind="flow" isStrong exact />
      <ClockTime at={record.created_date} />
      <span className="card-end">
        <Money amount={`-${record.sourceAmount}`} currency={record.source} kind="flow" size="sm" exact />{' '}
        <ReceiptButton wanted={{ reference: record.id }} />
      </span>
    </>
  )
}
