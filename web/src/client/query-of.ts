import { queryOptions } from '@tanstack/react-query'
import { type AskedList, callForRecords } from './call.ts'
import type { CallName, Given, Row } from './contract.ts'
import { askedOf, MOVING } from './following.ts'

/** How a query keeps its answer, in milliseconds. A polled query is moved by the log; another one where it says so. */
type Keeping = {
  readonly refetchInterval?: number
  readonly staleTime?: number
  readonly isMoving?: true
}

type Query<T> = ReturnType<typeof queryOptions<T>>

/** The query of all records of a call. The cache knows it by the call and what that is given; what moves it follows from the call. */
export function queryOf<N extends CallName>(name: N, given?: Given<N>[0], keeping?: Keeping): Query<Row<N>[]>
export function queryOf(
  name: CallName,
  given?: Omit<AskedList, 'name'>,
  { isMoving, ...keeping }: Keeping = {},
): Query<unknown[]> {
  return queryOptions<unknown[]>({
    queryKey: [name, given ?? {}],
    queryFn: () => callForRecords({ name, ...given }),
    meta: { ...askedOf(name), ...(isMoving ? MOVING : {}) },
    ...keeping,
  })
}
