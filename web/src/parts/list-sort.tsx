import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { AskedList } from '../client/call.ts'
import type { CallName } from '../client/contract.ts'
import { sortsOf, usualOrder } from '../client/list-filter.ts'
import type { Column } from './column.ts'
import { ChoiceFilter } from './filters.tsx'
import type { Arrangement } from './list-search.ts'

type Order = 'asc' | 'desc'
type AnyColumn<Row> = Column<Row, CallName>

/** How the rows on screen are sorted, and what sorts them otherwise. */
export type Sorting = {
  /** The names that the call sorts by. */
  readonly sorts: readonly string[]
  readonly sort: string | undefined
  readonly order: Order
  /** Whether the reader has chosen it. */
  readonly isChosen: boolean
  readonly onArrange: (arrangement: Arrangement) => void
}

/** How the rows of a call are sorted: as it was asked, or as it does unless asked. */
export function sortingOf({ name, filter }: AskedList, onArrange: Sorting['onArrange']): Sorting {
  const sorts = sortsOf(name)
  const isChosen = filter?.sort !== undefined
  const sort = isChosen ? String(filter?.sort) : sorts[0]
  const given = filter?.order
  const order = given === 'asc' || given === 'desc' ? given : usualOrder(name, sort)
  return { sorts, sort, order, isChosen, onArrange }
}

/** Rows that this client sorts itself, by any of `sorts`. */
export type SortedHere = Pick<Arrangement, 'sort' | 'order'> & { readonly sorts: readonly string[] }

/** How rows are sorted that this client has all of; in their usual order unless the reader chooses. */
export const sortingHere = (
  { sorts, sort, order = 'asc' }: SortedHere,
  onArrange: Sorting['onArrange'],
): Sorting => ({ sorts, sort, order, isChosen: sort !== undefined, onArrange })

const other = (order: Order): Order => (order === 'asc' ? 'desc' : 'asc')
/** Direction in which the cells of a column run while its call sorts in this order, or the other way round. */
const turned = (order: Order, { isInverse }: AnyColumn<never>): Order => (isInverse ? other(order) : order)
/** The latest and the largest come first, names from A. */
const firstOrder = ({ sort, align }: AnyColumn<never>): Order =>
  align === 'end' || /_date$|position|number/.test(String(sort)) ? 'desc' : 'asc'

const ICONS = { asc: IconArrowUp, desc: IconArrowDown }

/** The head of a column; a button that sorts by it where the call can, and turns the order when pressed again. */
export function Head<Row>({ column, sorting }: { column: AnyColumn<Row>; sorting: Sorting | undefined }) {
  const { head, align, width, sort } = column
  const place = { scope: 'col', style: { width }, 'data-align': align }
  if (!sorting || !sort || !sorting.sorts.includes(sort)) return <th {...place}>{head}</th>
  const isSorted = sorting.sort === sort
  const order = isSorted ? other(sorting.order) : firstOrder(column)
  const direction = turned(sorting.order, column)
  const Icon = isSorted ? ICONS[direction] : IconArrowsSort
  return (
    <th {...place} aria-sort={isSorted ? `${direction}ending` : 'none'}>
      <button type="button" className="sort-head" onClick={() => sorting.onArrange({ sort, order })}>
        {head}
        <Icon size={14} aria-hidden />
      </button>
    </th>
  )
}

/** The same choice where there are cards and no heads. */
export function SortBy<Row>({ columns, sorting }: { columns: readonly AnyColumn<Row>[]; sorting: Sorting }) {
  const { t } = useLingui()
  const choices = columns.flatMap(column => {
    const { head, sort } = column
    if (!sort || !sorting.sorts.includes(sort)) return []
    const name = String(head)
    return [
      { value: `${sort} ${turned('asc', column)}`, label: t`${name}, ascending` },
      { value: `${sort} ${turned('desc', column)}`, label: t`${name}, descending` },
    ]
  })
  if (choices.length === 0) return null
  const onChange = (chosen = '') => {
    const choice = chosen.split(' ')
    sorting.onArrange({ sort: choice[0] || undefined, order: choice[1] as Order | undefined })
  }
  return (
    <div className="toolbar">
      <ChoiceFilter
        label={t`Sort by`}
        all={t`Usual order`}
        choices={choices}
        value={sorting.isChosen ? `${sorting.sort} ${sorting.order}` : undefined}
        onChange={onChange}
      />
    </div>
  )
}
