import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import { askedOf } from '../../../client/following.ts'
import { pageQuery } from '../../../client/page-query.ts'
import { queryOf, rowsQueryOf } from '../../../client/query-of.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

const POLL_MS = 10_000

/** The member's wallets, one row a currency. */
export const walletsQuery = queryOf('wallet.list', { filter: {} }, { refetchInterval: POLL_MS })

/** Wallets the member has asked for, and which an administrator has not opened yet. */
export const requestedWalletsQuery = (uid: string) =>
  rowsQueryOf(
    'wallet.currencyRequests',
    { filter: { uid, status: 0, limit: 100 } },
    { refetchInterval: POLL_MS },
  )

/** Prices in USDC by lower-case currency code, where they come from and as of when. */
export const pricesQuery = queryOptions({
  queryKey: ['prices'],
  queryFn: async () => {
    const { data, source, as_of } = await call('catalogue.prices', { isPublic: true })
    return { prices: data[0] ?? {}, source, asOf: as_of }
  },
  refetchInterval: 60_000,
  meta: askedOf('catalogue.prices'),
})

/** The address of the statement. */
type StatementSearch = ListSearch & { type?: string | undefined; currency?: string | undefined }

/** The lines of a member's statement. */
export const transactionsQuery = (uid: string, search: StatementSearch) =>
  pageQuery(
    { name: 'statement.ofMember', params: { id: uid } },
    filterOf('statement.ofMember', search),
    POLL_MS,
  )
