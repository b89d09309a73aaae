import type { wire } from '@strongroom/shared'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callForPage } from '../../../../client/call.ts'
import { filterOf } from '../../../../parts/list-search.ts'
import type { LogSearch } from './log-page.tsx'

const logQuery =
  <Row>(path: string, timeZone?: string) =>
  ({ status, ...search }: LogSearch & Record<string, unknown>) =>
    queryOptions({
      queryKey: ['log', path, status, search],
      queryFn: () =>
        callForPage<Row>({
          path,
          filter: filterOf({ ...search, ...(status ? { status: Number(status) } : {}) }, timeZone),
        }),
      placeholderData: keepPreviousData,
      refetchInterval: 30_000,
    })

/** Sign-ins of oneself, or for administrators of the `uid` in the search. */
export const loginsQuery = logQuery<wire.LoginRecord>('/user/logloginlist')
export const allLoginsQuery = logQuery<wire.AdminLoginRecord>('/admin/logloginlist', 'UTC')
export const emailsQuery = logQuery<wire.EmailRecord>('/logEmail', 'UTC')
export const messagesQuery = logQuery<wire.SmsRecord>('/logsms/list', 'UTC')
