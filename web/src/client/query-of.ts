import { type Query as Kept, type keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type AskedList, callForListed, callForRecord, callForRecords, type Page } from './call.ts'
import type { CallName, Given, PageName, Row } from './contract.ts'
import { askedOf, MOVING, TOLD } from './following.ts'

/** How a query keeps its answer, in milliseconds. A polled query is moved by the log; another one where it says so. */
type Keeping<T> = {
  /** When it is asked again by itself: always after the same pause, or as its answer stands. */
  readonly refetchInterval?: number | ((query: Kept<T>) => number | false)
  readonly staleTime?: number
  /** How long the cache keeps it once no screen shows it. */
  readonly gcTime?: number
  readonly enabled?: boolean
  readonly retry?: boolean | ((count: number, error: Error) => boolean)
  readonly placeholderData?: typeof keepPreviousData
  readonly isMoving?: true
  readonly isTold?: true
}

type Query<T> = ReturnType<typeof queryOptions<T>>

type Asked = Omit<AskedList, 'name'>

/** The part that every reading of a call shares: `as` is the name of the reading, in which the key ends. */
const keptBy = <T>(
  { name, ...given }: AskedList,
  { isMoving, isTold, ...keeping }: Keeping<T> = {},
  ...as: readonly ('one' | 'first' | 'page' | 'rows')[]
) => ({
  queryKey: [name, given, ...as],
  meta: { ...askedOf(name), ...(isMoving ? MOVING : {}), ...(isTold ? TOLD : {}) },
  ...keeping,
})

/** The query of all records of a call. The cache knows it by the call and what that is given; what moves it follows from the call. */
export function queryOf<N extends CallName>(
  name: N,
  given?: Given<N>[0],
  keeping?: Keeping<Row<N>[]>,
): Query<Row<N>[]>
export function queryOf(name: CallName, given?: Asked, keeping?: Keeping<unknown[]>): Query<unknown[]> {
  const asked = { name, ...given }
  return queryOptions<unknown[]>({ ...keptBy(asked, keeping), queryFn: () => callForRecords(asked) })
}

/** The same of the first record, whose lack is the server's fault. */
export function oneQueryOf<N extends CallName>(
  name: N,
  given?: Given<N>[0],
  keeping?: Keeping<Row<N>>,
): Query<Row<N>>
export function oneQueryOf(name: CallName, given?: Asked, keeping?: Keeping<unknown>): Query<unknown> {
  const asked = { name, ...given }
  return queryOptions<unknown>({ ...keptBy(asked, keeping, 'one'), queryFn: () => callForRecord(asked) })
}

/** The same of the first record, where there may be none: null. */
export function firstQueryOf<N extends CallName>(
  name: N,
  given?: Given<N>[0],
  keeping?: Keeping<Row<N> | null>,
): Query<Row<N> | null>
export function firstQueryOf(name: CallName, given?: Asked, keeping?: Keeping<unknown>): Query<unknown> {
  const asked = { name, ...given }
  const queryFn = async () => (await callForRecords(asked))[0] ?? null
  return queryOptions<unknown>({ ...keptBy(asked, keeping, 'first'), queryFn })
}

/** The same of one page of a list: its rows, and how many there are in all. */
export function pageQueryOf<N extends PageName>(
  name: N,
  given: Given<N>[0],
  keeping?: Keeping<Page<Row<N>, N>>,
): Query<Page<Row<N>, N>>
export function pageQueryOf(
  name: PageName,
  given: Asked,
  keeping?: Keeping<Page<unknown>>,
): Query<Page<unknown>> {
  const asked = { name, ...given }
  return queryOptions<Page<unknown>>({
    ...keptBy(asked, keeping, 'page'),
    queryFn: () => callForListed(asked),
  })
}

/** The same of the rows of a page alone. */
export function rowsQueryOf<N extends PageName>(
  name: N,
  given: Given<N>[0],
  keeping?: Keeping<readonly Row<N>[]>,
): Query<readonly Row<N>[]>
export function rowsQueryOf(
  name: PageName,
  given: Asked,
  keeping?: Keeping<readonly unknown[]>,
): Query<readonly unknown[]> {
  const asked = { name, ...given }
  const queryFn = async () => (await callForListed(asked)).rows
  return queryOptions<readonly unknown[]>({ ...keptBy(asked, keeping, 'rows'), queryFn })
}
