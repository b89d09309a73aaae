import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callForList } from '../../../client/call.ts'
import type { ListCall, PageName } from '../../../client/contract.ts'
import { filterOf, type ListSearch } from '../../../parts/list-search.ts'

const listOf =
  <N extends PageName>(list: ListCall<N>, timeZone?: string) =>
  (search: ListSearch) =>
    queryOptions({
      queryKey: ['referrals', list, search],
      queryFn: () => callForList(list, filterOf(search, timeZone)),
      placeholderData: keepPreviousData,
      refetchInterval: 30_000,
    })

export const referralsQuery = listOf({ name: 'referral.list' })
export const allReferralsQuery = listOf({ name: 'referral.all' }, 'UTC')
