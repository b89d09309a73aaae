import { queryOptions } from '@tanstack/react-query'
import { callForPage } from '../../../client/call.ts'
import { pageQuery } from '../../../client/page-query.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

const POLL_MS = 10_000

/** The address of a list of waiting cases. `open` is the case in the panel. */
export type WaitingSearch = ListSearch & {
  status?: string | undefined
  currency?: string | undefined
  network?: string | undefined
  open?: string | undefined
}

/** Top-ups to decide, oldest first unless asked otherwise. */
export const topUpCasesQuery = ({ status = '0', order = 'asc', open: _, ...search }: WaitingSearch) =>
  pageQuery(
    { name: 'topUp.all' },
    filterOf('topUp.all', { ...search, order, ...(status === 'all' ? {} : { status }) }, 'UTC'),
    POLL_MS,
  )

/** How many top-ups of a member were approved before. */
export const approvedBeforeQuery = (uid: string) =>
  queryOptions({
    queryKey: ['approved-before', uid],
    queryFn: async () => (await callForPage('topUp.all', { filter: { uid, status: 1, limit: 1 } })).total,
  })
