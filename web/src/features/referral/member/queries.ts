import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callForList } from '../../../client/call.ts'
import type { ListCall } from '../../../client/contract.ts'
import type { ListTaking } from '../../../client/list-filter.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

const listOf =
  <N extends ListTaking<ListSearch>>(list: ListCall<N>, timeZone?: string) =>
  (search: ListSearch) =>
    queryOptions({
      queryKey: ['referrals', list, search],
      queryFn: () => callForList(list, filterOf(list.name, search, timeZone)),
      placeholderData: keepPreviousData,
      refetchInterval: 30_000,
    })

export const referralsQuery = listOf({ name: 'referral.list' })
export const allReferralsQuery = listOf({ name: 'referral.all' }, 'UTC')
