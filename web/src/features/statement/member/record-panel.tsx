import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page as Rows } from '../../../client/call.ts'
import { PeriodFilter } from '../../../parts/filters.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { type ListSearch, useListSearch } from '../../../parts/list-search.ts'
import { Panel } from '../../../parts/panel.tsx'
import { clockText } from '../../../parts/time.ts'
import { ReceiptButton, type ReceiptWanted } from '../../audit/member/receipt-button.tsx'

export type RecordPanelProps<Row> = {
  title: string
  /** The page says the title already. */
  isUntitled?: boolean
  query: UseQueryResult<Rows<Row>>
  when: (row: Row) => string
  what: (row: Row) => ReactNode
  detail: (row: Row) => ReactNode
  state: (row: Row) => ReactNode
  amount: (row: Row) => ReactNode
  /** Figures of their own, before the amount. */
  columns?: readonly Column<Row>[]
  /** Action that the reader may still take on a row. */
  action?: { readonly label: string; readonly of: (row: Row) => ReactNode }
  /** The movement that a row's receipt is wanted for. */
  receipt?: (row: Row) => ReceiptWanted
  /** Filters beside that of the days. */
  filters?: ReactNode
  empty: ReactNode
  /** Kind of these records, where the member may have them e-mailed. */
  records?: wire.RecordKind | undefined
}

/** A member's records of one kind: when, what, where it stands, how much. */
export function RecordPanel<Row extends { readonly id: string }>(props: RecordPanelProps<Row>) {
  const { title, query, when, what, detail, state, amount, columns = [], filters, empty } = props
  const { action, receipt } = props
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<ListSearch & { step?: string }>()
  const { page: _, sort: __, order: ___, limit: ____, step: _____, ...filtered } = search
  const time = (row: Row) => <span className="figures quiet">{clockText(when(row))}</span>
  const hasAction = action && query.data?.rows.some(row => Boolean(action.of(row)))
  const name = (row: Row) => <span style={{ fontWeight: 550 }}>{what(row)}</span>
  return (
    <Panel {...(props.isUntitled ? {} : { title })} inset="flush">
      <div className="toolbar">
        <PeriodFilter from={search.from} to={search.to} onChange={change} />
        {filters}
      </div>
      <List
        query={query}
        columns={[
          { key: 'time', head: t`Time`, width: 76, cell: time },
          {
            key: 'what',
            head: t`What`,
            cell: row => (
              <>
                {name(row)}
                <div className="quiet" style={{ overflowWrap: 'anywhere' }}>
                  {detail(row)}
                </div>
              </>
            ),
          },
          { key: 'state', head: t`State`, cell: state },
          ...columns,
          { key: 'amount', head: t`Amount`, align: 'end', cell: amount },
          ...(hasAction
            ? [
                {
                  key: 'action',
                  head: <span className="sr">{action.label}</span>,
                  align: 'end' as const,
                  cell: action.of,
                },
              ]
            : []),
          ...(receipt
            ? [
                {
                  key: 'receipt',
                  head: <span className="sr">{t({ message: 'Receipt', context: 'movement' })}</span>,
                  align: 'end' as const,
                  cell: (row: Row) => <ReceiptButton wanted={receipt(row)} />,
                },
              ]
            : []),
        ]}
        card={row => (
          <>
            {name(row)}
            {amount(row)}
            <span className="quiet card-wide" style={{ overflowWrap: 'anywhere' }}>
              {detail(row)}
            </span>
            <span className="card-wide row apart">
              <span>
                {time(row)} · {state(row)}
              </span>
              {action?.of(row)}
              {receipt && <ReceiptButton wanted={receipt(row)} />}
            </span>
          </>
        )}
        rowKey={row => row.id}
        day={when}
        empty={empty}
        {...paging}
        isFiltered={Object.values(filtered).some(value => value !== undefined)}
        caption={title}
        records={props.records}
      />
    </Panel>
  )
}
