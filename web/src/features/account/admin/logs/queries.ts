import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callForList } from '../../../../client/call.ts'
import type { ListCall, PageName } from '../../../../client/contract.ts'
import { filterOf } from '../../../../parts/list-search.ts'
import type { LogSearch } from './log-page.tsx'

const logQuery =
  <N extends PageName>(list: ListCall<N>, timeZone?: string) =>
  ({ status, ...search }: LogSearch & Record<string, unknown>) =>
    queryOptions({
      queryKey: ['log', list, status, search],
      queryFn: () =>
        callForList(list, filterOf({ ...search, ...(status ? { status: Number(status) } : {}) }, timeZone)),
      placeholderData: keepPreviousData,
      refetchInterval: 30_000,
    })

/** Sign-ins of oneself, or for administrators of the `uid` in the search. */
export const loginsQuery = logQuery({ name: 'account.signIns' })
export const allLoginsQuery = logQuery({ name: 'account.allSignIns' }, 'UTC')
export const emailsQuery = logQuery({ name: 'account.sentMails' }, 'UTC')
export const messagesQuery = logQuery({ name: 'account.sentMessages' }, 'UTC')
