import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page as Rows } from '../../../client/call.ts'
import type { RangedList } from '../../../client/list-filter.ts'
import { AmountFilter } from '../../../parts/amount-filter.tsx'
import { ClockTime } from '../../../parts/clock-time.tsx'
import { PeriodFilter } from '../../../parts/filters.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { type ListSearch, useListSearch } from '../../../parts/list-search.ts'
import { Opener } from '../../../parts/opener.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { useTimeColumn } from '../../../parts/time-column.tsx'
import { ReceiptButton, type ReceiptWanted } from './receipt-button.tsx'
import { useReceiptColumn } from './receipt-column.tsx'
import { LineLink } from './transaction/line-link.tsx'

/** A short list of records with a link to all of them. */
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
  /** The id of a row's line on the statement, whose page the row leads to. */
  line?: ((row: Row) => string) | undefined
  /** Opens a row in its place, with the address saying which: what stands below the row. Instead of `line`. */
  below?: ((row: Row) => ReactNode) | undefined
  /** The movement that a row's receipt is wanted for. */
  receipt?: (row: Row) => ReceiptWanted
  /** The list's name, where its call takes a range of amounts. */
  ranged?: RangedList
  /** Which amount the range compares, where it is not the one that a row shows. */
  rangeHint?: string
  /** Filters beside that of the days. */
  filters?: ReactNode
  empty: ReactNode
  /** Kind of these records, where the member may have them e-mailed. */
  records?: wire.RecordKind | undefined
}

type Search = ListSearch & { step?: string; open?: string | undefined }

/** A member's records of one kind: when, what, where it stands, how much. */
export function RecordPanel<Row extends { readonly id: string }>(props: RecordPanelProps<Row>) {
  const { title, query, when, ranged, rangeHint, filters, empty, below } = props
  const { search, change, paging } = useListSearch<Search>()
  const { page: _, sort: __, order: ___, limit: ____, step: _____, open, ...filtered } = search
  const columns = useColumns(props)
  return (
    <Panel {...(props.isUntitled ? {} : { title })} inset="flush">
      <div className="toolbar">
        <PeriodFilter from={search.from} to={search.to} onChange={change} />
        {filters}
        {ranged && (
          <AmountFilter
            list={ranged}
            search={search}
            change={change}
            {...(rangeHint ? { hint: rangeHint } : {})}
          />
        )}
      </div>
      <List
        query={query}
        columns={columns}
        card={row => <PhoneRow row={row} {...props} />}
        {...(below ? { below, isChosen: (row: Row) => row.id === open } : {})}
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

type NameProps<Row> = Pick<RecordPanelProps<Row>, 'line' | 'below' | 'what'> & { row: Row }

function Name<Row extends { readonly id: string }>({ row, line, below, what }: NameProps<Row>) {
  const { search, change } = useListSearch<Search>()
  const children = what(row)
  if (line) return <LineLink id={line(row)}>{children}</LineLink>
  const isOpen = search.open === row.id
  const toggle = () => change({ open: isOpen ? undefined : row.id, page: search.page })
  if (below)
    return (
      <Opener isOpen={isOpen} onToggle={toggle}>
        {children}
      </Opener>
    )
  return <span style={{ fontWeight: 550 }}>{children}</span>
}

function useColumns<Row extends { readonly id: string }>(props: RecordPanelProps<Row>): Column<Row>[] {
  const { query, when, what, detail, state, amount, columns = [], action, receipt, line, below } = props
  const { t } = useLingui()
  const receiptColumn = useReceiptColumn(receipt)
  const hasAction = action && query.data?.rows.some(row => Boolean(action.of(row)))
  return [
    useTimeColumn(when),
    {
      key: 'what',
      head: t`What`,
      cell: row => (
        <>
          <Name row={row} what={what} line={line} below={below} />
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
    ...(receipt ? [receiptColumn] : []),
  ]
}

function PhoneRow<Row extends { readonly id: string }>({
  row,
  when,
  what,
  detail,
  state,
  amount,
  action,
  receipt,
  line,
  below,
}: RecordPanelProps<Row> & { row: Row }) {
  return (
    <>
      <Name row={row} what={what} line={line} below={below} />
      {amount(row)}
      <span className="quiet card-wide" style={{ overflowWrap: 'anywhere' }}>
        {detail(row)}
      </span>
      <span className="card-wide row apart">
        <span>
          <ClockTime at={when(row)} /> · {state(row)}
        </span>
        {action?.of(row)}
        {receipt && <ReceiptButton wanted={receipt(row)} />}
      </span>
    </>
  )
}
