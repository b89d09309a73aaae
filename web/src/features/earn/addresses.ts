import { at } from '../../parts/address/at.ts'
import { bothSearch, textSearch } from '../../parts/address/search.ts'
import { listAddress } from '../../parts/list-search.ts'
import { stepSearch } from '../../parts/use-step.ts'

export const addresses = [
  at(
    '/userfixeddeposits',
    async () => (await import('./member/fixed-deposits.tsx')).FixedDeposits,
    listAddress<'earn.subscriptions'>(),
  ),
  at(
    '/userfixeddeposits/buy',
    async () => (await import('./member/subscribe.tsx')).Subscribe,
    bothSearch(stepSearch, textSearch('plan')),
  ),
  at(
    '/userfixeddeposits/detail/$id',
    async () => (await import('./member/subscription.tsx')).SubscriptionPage,
  ),
  at(
    '/admin/fixeddeposits',
    async () => (await import('./admin/admin-fixed-deposits.tsx')).AdminFixedDeposits,
    listAddress<'earn.allSubscriptions', 'open'>(),
  ),
  at(
    '/admin/member/$uid/fixeddeposits',
    async () => (await import('./admin/admin-fixed-deposits.tsx')).AdminFixedDeposits.of,
    listAddress<'earn.allSubscriptions', 'open'>(),
  ),
] as const
