import type { ListCall } from '../../../../client/contract.ts'
import type { ListTaking } from '../../../../client/list-filter.ts'
import { pageQuery } from '../../../../client/page-query.ts'
import { filterOf } from '../../../../parts/filter-of.ts'
import type { ListSearch } from '../../../../parts/list-search.ts'
import type { LogSearch } from '../../../../parts/log-page.tsx'

const logQuery = <S extends ListSearch, N extends ListTaking<S>>(
  list: ListCall<N>,
  search: S,
  timeZone?: string,
) => pageQuery(list, filterOf(list.name, search, timeZone), 30_000)

/** Sign-ins of oneself. */
export const loginsQuery = (search: ListSearch) => logQuery({ name: 'account.signIns' }, search)
/** Sign-ins of all members. Days are of UTC. */
export const allLoginsQuery = (search: ListSearch) => logQuery({ name: 'account.allSignIns' }, search, 'UTC')
/** Mails to all members. Days are of UTC. */
export const emailsQuery = (search: LogSearch) => logQuery({ name: 'account.sentMails' }, search, 'UTC')
/** Messages to all members' phones. Days are of UTC. */
export const messagesQuery = (search: LogSearch) => logQuery({ name: 'account.sentMessages' }, search, 'UTC')
