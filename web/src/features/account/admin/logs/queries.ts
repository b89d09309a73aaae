import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callForList } from '../../../../client/call.ts'
import type { ListCall } from '../../../../client/contract.ts'
import type { ListTaking } from '../../../../client/list-filter.ts'
import { filterOf } from '../../../../parts/filter-of.ts'
import type { ListSearch } from '../../../../parts/list-search.ts'
import type { LogSearch } from './log-page.tsx'

const logQuery = <S extends ListSearch, N extends ListTaking<S>>(
  list: ListCall<N>,
  search: S,
  timeZone?: string,
) =>
  queryOptions({
    queryKey: ['log', list, search],
    queryFn: () => callForList(list, filterOf(list.name, search, timeZone)),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })

/** Sign-ins of oneself, or for administrators of the `uid` in the search. */
export const loginsQuery = (search: ListSearch & { uid?: string | undefined }) =>
  logQuery({ name: 'account.signIns' }, search)
export const allLoginsQuery = (search: ListSearch) => logQuery({ name: 'account.allSignIns' }, search, 'UTC')
export const emailsQuery = (search: LogSearch) => logQuery({ name: 'account.sentMails' }, search, 'UTC')
export const messagesQuery = (search: LogSearch) => logQuery({ name: 'account.sentMessages' }, search, 'UTC')
