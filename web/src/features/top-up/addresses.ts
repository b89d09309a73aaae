import { at } from '../../parts/address/at.ts'
import { bothSearch } from '../../parts/address/search.ts'
import { listAddress } from '../../parts/list-search.ts'
import { stepSearch } from '../../parts/use-step.ts'

export const addresses = [
  at(
    '/records/topup',
    async () => (await import('./member/top-up-list.tsx')).TopUpList,
    listAddress<'topUp.ofMember'>(),
  ),
  at(
    '/topup',
    async () => (await import('./member/top-up.tsx')).TopUp,
    bothSearch(listAddress<'topUp.ofMember'>(), stepSearch),
  ),
  at(
    '/admin/member/$uid/topups',
    async () => (await import('./admin/top-up.case.tsx')).Waiting.of,
    listAddress<'topUp.all', 'open'>(),
  ),
  at(
    '/admin/topup',
    async () => (await import('./admin/top-up.case.tsx')).Waiting,
    listAddress<'topUp.all', 'open'>(),
  ),
] as const
