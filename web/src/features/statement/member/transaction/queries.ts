import { queryOptions } from '@tanstack/react-query'
import { callForAll, callForOne } from '../../../../client/call.ts'
import type { Row } from '../../../../client/contract.ts'

/** A line of the member's statement, opened. */
export type Opened = Row<'statement.one'>

/** A line of the member's statement with all that became of it. */
export const transactionQuery = (id: string) =>
  queryOptions({
    queryKey: ['transaction', id],
    queryFn: () => callForOne('statement.one', { params: { id } }),
    // A pending movement is asked for again, so that its member sees the decision come.
    refetchInterval: ({ state: { data } }) => (data?.status === 'pending' ? 10_000 : false),
  })

/** Keeps the member's own note beside a line; an empty one takes it away. */
export const keepNote = ({ id, note }: { id: string; note: string }, attempt: string) =>
  callForAll('statement.noteOwn', { params: { id }, body: { note }, attempt })
