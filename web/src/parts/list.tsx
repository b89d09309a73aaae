import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import type { AskedList, Page } from '../client/call.ts'
import type { CallName } from '../client/contract.ts'
import { arrangedColumns } from './arranged-columns.ts'
import { AloneInDay } from './clock-time.tsx'
import type { Column } from './column.ts'
import { dayBegun, isAloneInDay } from './day-begun.ts'
import { RowsOfQuery, Standing } from './decided.tsx'
import { useKeptBelow } from './kept-below.tsx'
import { LabelledCard } from './labelled-card.tsx'
import { PAGE_SIZE } from './list-defaults.ts'
import { ErrorState, NoMatchState, PastEndState, Skeleton } from './list-states.tsx'
import './list.css'
import { useDayHead } from '../i18n/time.ts'
import { ListLag, useListLag } from './list-lag.tsx'
import { type Arrangement, isUncounted } from './list-search.ts'
import { Head, SortBy, type SortedHere, type Sorting, sortingHere, sortingOf } from './list-sort.tsx'
import { ListSums } from './list-sums.tsx'
import { ListTools } from './list-tools.tsx'
import { lastPageOf, Pager } from './pager.tsx'
import { RecordsBar } from './records-bar.tsx'
import { useIsNarrow } from './use-media.ts'
import { useStandingError } from './use-standing-error.ts'
import { WideTable } from './wide-table.tsx'

export type { Column } from './column.ts'

type ListProps<Row, N extends CallName = CallName> = {
  query: UseQueryResult<Page<Row, N>>
  /** Sorted by names that the query's call knows. */
  columns: readonly Column<Row, NoInfer<N>>[]
  rowKey: (row: Row) => string
  /** The same row in two or three lines, for a phone: children of a two-column grid. Without one, each column with its head. */
  card?: ((row: Row) => ReactNode) | undefined
  /** The instant a row belongs to, when rows are grouped by day. */
  day?: ((row: Row) => string) | undefined
  /** Content under the opened row, across all columns. */
  below?: (row: Row) => ReactNode
  isChosen?: (row: Row) => boolean
  empty: ReactNode
  isFiltered: boolean
  onClear: () => void
  page: number
  onPage: (page: number) => void
  /** Sorts the rows otherwise or makes pages longer; left out where the address does not say how. */
  onArrange?: (arrangement: Arrangement) => void
  /** How the rows are sorted by this client, which has them all: in place of a call that sorts. */
  sortedHere?: SortedHere | undefined
  /** The columns that the address chooses, in its order; all of them when left out. */
  chosenColumns?: string | undefined
  caption: string
  density?: 'compact'
  /** Kind of these records, where the member may have them e-mailed. */
  records?: wire.RecordKind | undefined
  /** It is of one subject, on the subject's page. */
  isOwned?: boolean
}

/** Rows of one kind: a table from 768 px, cards below; and a different face for empty, none for this filter, loading and failed. */
export function List<Row, N extends CallName = CallName>(props: ListProps<Row, N>): ReactNode
export function List<Row>(props: ListProps<Row>) {
  const { columns, onArrange, chosenColumns: chosen } = props
  const isNarrow = useIsNarrow()
  const hasOwnCards = isNarrow && props.card !== undefined
  return (
    <>
      {onArrange && (
        <ListTools
          columns={hasOwnCards ? undefined : columns}
          chosen={chosen}
          onArrange={onArrange}
          isOwned={props.isOwned}
        />
      )}
      <RowsOfQuery query={props.query}>
        <Body {...props} columns={marked(arrangedColumns(columns, chosen), props.rowKey)} />
      </RowsOfQuery>
    </>
  )
}

/** One column of each row says what this administrator has just made of it: its state, its acts, or else the last. */
const marked = <Row, N extends CallName>(
  columns: readonly Column<Row, N>[],
  rowKey: (row: Row) => string,
): readonly Column<Row, N>[] => {
  const isKey = (wanted: string) => columns.some(({ key }) => key === wanted)
  const where = ['state', 'do'].find(isKey) ?? columns.at(-1)?.key
  return columns.map(column =>
    column.key === where
      ? { ...column, cell: row => <Standing id={rowKey(row)}>{column.cell(row)}</Standing> }
      : column,
  )
}

function Body<Row>(props: ListProps<Row>) {
  const { query, isFiltered, onClear, empty, below } = props
  const isNarrow = useIsNarrow()
  const kept = useKeptBelow()
  const lag = useListLag(query)
  const { error, retry } = useStandingError(query)
  if (!query.data && error) return <ErrorState error={error} onRetry={retry} />
  if (!query.data) return <Loading columns={props.columns} isNarrow={isNarrow} />
  const { rows, total, asked, isBehind } = query.data as Page<Row>
  const onArrange = asked && props.onArrange
  const limit = Number(asked?.filter?.limit ?? PAGE_SIZE)
  // Rows just made are on their way: saying that there are none would be wrong.
  if (rows.length === 0 && isBehind)
    return (
      <>
        <Loading columns={props.columns} isNarrow={isNarrow} />
        <ListLag lag={lag} />
      </>
    )
  if (rows.length === 0 && (props.page === 1 || total === 0))
    return (
      <>
        {isFiltered ? <NoMatchState onClear={onClear} /> : empty}
        <ListLag lag={lag} />
      </>
    )
  const lastPage = lastPageOf(total, limit)
  if (props.page > lastPage && !isUncounted(total))
    return <PastEndState lastPage={lastPage} onPage={props.onPage} />
  const Rows = isNarrow ? Cards : Table
  const chosen = below && rows.find(row => props.isChosen?.(row))
  const sorting = sortingIn(props, asked)
  // Where a line says how old they are, they can be read.
  const isOld = query.isPlaceholderData || (isBehind && !lag)
  return (
    <div className={isOld ? 'list-stale' : undefined} aria-busy={isOld}>
      {asked && <ListSums asked={asked} total={total} />}
      {isNarrow && sorting && <SortBy columns={props.columns} sorting={sorting} />}
      <Rows {...props} below={below && (() => kept.place)} rows={rows} sorting={sorting} />
      {chosen && kept.keep(below(chosen), props.rowKey(chosen))}
      <ListLag lag={lag} />
      <Pager page={props.page} limit={limit} total={total} onPage={props.onPage} onArrange={onArrange} />
      {asked && rows.length > 0 && <RecordsBar asked={asked} records={props.records} />}
    </div>
  )
}

const sortingIn = (
  { onArrange, sortedHere }: Pick<ListProps<never>, 'onArrange' | 'sortedHere'>,
  asked: AskedList | undefined,
): Sorting | undefined => {
  if (!onArrange) return undefined
  return asked ? sortingOf(asked, onArrange) : sortedHere && sortingHere(sortedHere, onArrange)
}

type Shown<Row> = ListProps<Row> & { rows: readonly Row[]; sorting: Sorting | undefined }

function Table<Row>(props: Shown<Row>) {
  const { columns, rows, rowKey, below, isChosen, caption, density } = props
  const dayHead = useDayHead()
  return (
    <WideTable>
      <table className="list" data-density={density}>
        <caption className="sr">{caption}</caption>
        <thead data-sticky>
          <tr>
            {columns.map(column => (
              <Head key={column.key} column={column} sorting={props.sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={rowKey(row)}>
              {dayBegun(props, index).map(at => (
                <tr key={at} className="day">
                  <td colSpan={columns.length}>{dayHead(at)}</td>
                </tr>
              ))}
              <AloneInDay value={isAloneInDay(props, index)}>
                <tr data-row tabIndex={-1} data-chosen={isChosen?.(row) || undefined}>
                  {columns.map(({ key, cell, align }) => (
                    <td key={key} data-align={align}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              </AloneInDay>
              {isChosen?.(row) && below && (
                <tr>
                  <td colSpan={columns.length}>{below(row)}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

function Cards<Row>(props: Shown<Row>) {
  const { columns, rows, rowKey, below, isChosen, caption } = props
  const card = props.card ?? (row => <LabelledCard row={row} columns={columns} />)
  const dayHead = useDayHead()
  return (
    <ul className="bare-list cards" aria-label={caption}>
      {rows.map((row, index) => (
        <li key={rowKey(row)} data-row tabIndex={-1} data-chosen={isChosen?.(row) || undefined}>
          {dayBegun(props, index).map(at => (
            <div key={at} className="day-head">
              {dayHead(at)}
            </div>
          ))}
          <AloneInDay value={isAloneInDay(props, index)}>
            <div className="card-row">{card(row)}</div>
          </AloneInDay>
          {isChosen?.(row) && below && <div className="card-below">{below(row)}</div>}
        </li>
      ))}
    </ul>
  )
}

const SKELETON_ROWS = [0, 1, 2, 3, 4, 5]

/** As high as the rows that will stand here. */
function Loading<Row>(props: { columns: readonly Column<Row, CallName>[]; isNarrow: boolean }) {
  const { columns, isNarrow } = props
  const { t } = useLingui()
  const shown = isNarrow ? columns.slice(0, 2) : columns
  return (
    <div role="status">
      <span className="sr">{t`Loading`}</span>
      <table className="list" aria-hidden>
        <tbody>
          {SKELETON_ROWS.map(row => (
            <tr key={row}>
              {shown.map(({ key, align, width }, index) => (
                <td key={key} data-align={align} style={{ width }}>
                  <Skeleton width={index === 0 ? 64 : 96 + ((row * 37 + index * 29) % 48)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
