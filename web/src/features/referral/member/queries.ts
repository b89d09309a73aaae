import type { wire } from '@strongroom/shared'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callForPage } from '../../../client/call.ts'
import { filterOf, type ListSearch } from '../../../parts/list-search.ts'

const listOf =
  <Row>(path: string, timeZone?: string) =>
  (search: ListSearch) =>
    queryOptions({
      queryKey: ['referrals', path, search],
      queryFn: () => callForPage<Row>({ path, filter: filterOf(search, timeZone) }),
      placeholderData: keepPreviousData,
      refetchInterval: 30_000,
    })

export const referralsQuery = listOf<wire.Referral>('/user/referralList')
export const allReferralsQuery = listOf<wire.AdminReferral>('/user/adminreferralList', 'UTC')
