import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Field, PageName } from '../client/list-filter.ts'
import { PAGE_SIZE, PAGE_SIZES } from './list-defaults.ts'

/** The state of a list, all of it in the address, so that a link shows the same list and Back returns to it. */
export type ListSearch = {
  page?: number | undefined
  from?: string | undefined
  to?: string | undefined
  search?: string | undefined
  /** Bounds of a range of amounts, both included, as decimal strings. */
  amount_from?: string | undefined
  amount_to?: string | undefined
  /** Column that it is sorted by, in the words of its call; the call's own when left out. */
  sort?: string | undefined
  order?: 'asc' | 'desc' | undefined
  /** Rows on a page; `PAGE_SIZE` when left out. */
  limit?: number | undefined
  /** Keys of the columns in their order, with commas between; the usual ones when left out. */
  columns?: string | undefined
}

/** A change of how a list is sorted, of how long its pages are, or of its columns. */
export type Arrangement = Pick<ListSearch, 'sort' | 'order' | 'limit' | 'columns'>

/** The total of a list with more than ten thousand rows as long as they are being counted. */
const UNCOUNTED = 10_001
/** Whether a list has more rows than its total says. */
export const isUncounted = (total: number): boolean => total === UNCOUNTED

/** Sorted as usual again: another state of cases has another usual order, and not every head. */
export const UNSORTED = { sort: undefined, order: undefined } as const

/** The calls refuse a later one. */
const LAST_PAGE = 1_000_000
const COLUMNS = /^[\w,-]{1,400}$/
/** An amount as the wire takes it. */
const AMOUNT = /^\d{1,15}(\.\d{1,18})?$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
const amountOf = (value: unknown) => (typeof value === 'string' && AMOUNT.test(value) ? value : undefined)
const dayOf = (value: unknown) => (typeof value === 'string' && DAY.test(value) ? value : undefined)

/** The keys that every list holds in an address. Invalid values are left out rather than shown as an error. */
function windowIn(raw: Record<string, unknown>): ListSearch {
  const page = Number(raw.page)
  const limit = Number(raw.limit)
  return {
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : undefined,
    from: dayOf(raw.from),
    to: dayOf(raw.to),
    search: textOf(raw.search === undefined ? undefined : String(raw.search)),
    amount_from: amountOf(raw.amount_from),
    amount_to: amountOf(raw.amount_to),
    sort: textOf(raw.sort),
    order: raw.order === 'asc' || raw.order === 'desc' ? raw.order : undefined,
    limit: limit !== PAGE_SIZE && PAGE_SIZES.includes(limit) ? limit : undefined,
    columns: typeof raw.columns === 'string' && COLUMNS.test(raw.columns) ? raw.columns : undefined,
  }
}

/** Other keys of an address as text, whatever the router has taken them for. */
const textsIn = (raw: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(keys.map(key => [key, textOf(raw[key] === undefined ? undefined : String(raw[key]))]))

/** Reads a list's state from an address, with keys of its own. */
export const listSearch =
  <const Own extends string = never>(own: readonly Own[] = []) =>
  (raw: Record<string, unknown>): ListSearch & { [K in Own]?: string | undefined } =>
    ({ ...windowIn(raw), ...textsIn(raw, own) }) as ListSearch & { [K in Own]?: string | undefined }

/**
 * The state of the list of a call in an address: besides what every list holds, the fields of the call's filter, as text.
 * `More`: keys of the screen alone.
 */
export type Address<N extends PageName, More extends string = never> = ListSearch & {
  [K in Field<N> | More]?: string | undefined
}

/** Reads the state of the list of a call from an address; which keys a link may set follows from the call. */
export const listAddress =
  <N extends PageName, More extends string = never>() =>
  (raw: Record<string, unknown>): Address<N, More> => {
    const window = windowIn(raw)
    const others = Object.keys(raw).filter(key => !(key in window))
    return { ...window, ...textsIn(raw, others) } as Address<N, More>
  }

/** The parameters that an address sets, without those that it leaves open. */
const setOf = (found: object) =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))

/** The result of `useListState`. */
export type ListState<Search extends ListSearch> = ReturnType<typeof useListState<Search>>

/** A list of one subject, such as a member's: what of its state is fixed, and what holds while the address sets nothing else. */
export type OwnedBy = {
  /** The part of each filter that the reader does not change. */
  readonly fixed: Readonly<Record<string, string>>
  /** Keys of the address that name the subject: they are no filters, and clearing the filters keeps them. */
  readonly subject?: readonly string[]
  /** Search parameters that hold while the address does not set them. */
  readonly usual: Readonly<Record<string, string>>
}

/**
 * The list's state and how to change it. Every change but that of the page starts at the first page again. `paging` is
 * what a `List` wants to know of it.
 */
export function useListState<Search extends ListSearch>(owner?: OwnedBy) {
  const found: ListSearch = useSearch({ strict: false })
  const search = (owner ? { ...owner.usual, ...setOf(found), ...owner.fixed } : found) as Search
  const navigate = useNavigate()
  const change = useCallback(
    (change: Partial<Search> | ListSearch) =>
      void navigate({
        to: '.',
        search: (kept: object) => ({ ...kept, page: undefined, ...change }),
        replace: !('page' in change),
        resetScroll: false,
      }),
    [navigate],
  )
  const subject = owner?.subject
  const clear = useCallback(
    () =>
      void navigate({
        to: '.',
        search: (kept: object) =>
          Object.fromEntries(Object.entries(kept).filter(([key]) => subject?.includes(key))),
        replace: true,
      }),
    [navigate, subject],
  )
  // An opened row is no filter: decided, it leaves the list a moment before the address. Neither is the step of a form beside the list.
  const {
    page,
    sort: _,
    order: __,
    limit: ___,
    columns,
    open,
    step: _____,
    again: ______,
    ...filters
  } = found as ListSearch & { open?: string; step?: string; again?: string }
  const isFiltered = Object.entries(filters).some(
    ([key, value]) => value !== undefined && !subject?.includes(key),
  )
  const onPage = (page: number) => change({ page })
  const onArrange = (arrangement: Arrangement) => change(arrangement)
  return {
    search,
    change,
    clear,
    isFiltered,
    paging: { isFiltered, onClear: clear, page: page ?? 1, onPage, onArrange, chosenColumns: columns },
  }
}
