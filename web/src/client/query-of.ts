import { queryOptions } from '@tanstack/react-query'
import { type AskedList, callForRecord, callForRecords } from './call.ts'
import type { CallName, Given, Row } from './contract.ts'
import { askedOf, MOVING } from './following.ts'

/** How a query keeps its answer, in milliseconds. A polled query is moved by the log; another one where it says so. */
type Keeping = {
  readonly refetchInterval?: number
  readonly staleTime?: number
  /** How long the cache keeps it once no screen shows it. */
  readonly gcTime?: number
  readonly isMoving?: true
}

type Query<T> = ReturnType<typeof queryOptions<T>>

type Asked = Omit<AskedList, 'name'>

const metaOf = (name: CallName, isMoving: true | undefined) => ({
  ...askedOf(name),
  ...(isMoving ? MOVING : {}),
})

/** The query of all records of a call. The cache knows it by the call and what that is given; what moves it follows from the call. */
export function queryOf<N extends CallName>(name: N, given?: Given<N>[0], keeping?: Keeping): Query<Row<N>[]>
export function queryOf(
  name: CallName,
  given: Asked = {},
  { isMoving, ...keeping }: Keeping = {},
): Query<unknown[]> {
  return queryOptions<unknown[]>({
    queryKey: [name, given],
    queryFn: () => callForRecords({ name, ...given }),
    meta: metaOf(name, isMoving),
    ...keeping,
  })
}

/** The same of the first record, whose lack is the server's fault. */
export function oneQueryOf<N extends CallName>(name: N, given?: Given<N>[0], keeping?: Keeping): Query<Row<N>>
export function oneQueryOf(
  name: CallName,
  given: Asked = {},
  { isMoving, ...keeping }: Keeping = {},
): Query<unknown> {
  return queryOptions<unknown>({
    queryKey: [name, given, 'one'],
    queryFn: () => callForRecord({ name, ...given }),
    meta: metaOf(name, isMoving),
    ...keeping,
  })
}
