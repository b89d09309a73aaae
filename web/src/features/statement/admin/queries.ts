import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { call, callForAll, callForOne } from '../../../client/call.ts'
import { pageQuery } from '../../../client/page-query.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

const POLL_MS = 10_000

/** The address of the list of all movements. `open` is the line in the panel. */
export type AdminMovementsSearch = ListSearch & {
  type?: string | undefined
  currency?: string | undefined
  uid?: string | undefined
  open?: string | undefined
}

/** One page of the movements of all members. Days are of UTC. */
export const adminMovementsQuery = ({ open: _, ...search }: AdminMovementsSearch) =>
  pageQuery({ name: 'statement.all' }, filterOf('statement.all', search, 'UTC'), POLL_MS)

type Line = Pick<wire.Transaction, 'id' | 'uid'>

/** One line, by member and id, with its note and the event behind it. */
export const movementQuery = ({ uid, id }: Line) =>
  queryOptions({
    queryKey: ['movement', uid, id],
    queryFn: () => callForOne('statement.one', { params: { id: `${uid}.${id}` } }),
  })

/** Sets the house's note on a movement. */
export const annotate = (body: InferInput<typeof wire.annotateBody>, attempt: string) =>
  callForAll('statement.annotate', { body, attempt })

/** Takes a movement back with a new event. */
export const reverse = ({ line, reason }: { line: Line; reason: string }, attempt: string) =>
  call('office.reverse', { params: { id: `${line.uid}.${line.id}` }, body: { reason }, attempt })
