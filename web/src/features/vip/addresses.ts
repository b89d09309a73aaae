import { at } from '../../parts/address/at.ts'
import { listAddress } from '../../parts/list-search.ts'
import { stepSearch } from '../../parts/use-step.ts'

export const addresses = [
  at('/giftcardapply', async () => (await import('./member/gift-card-apply.tsx')).GiftCardApply, stepSearch),
  at('/vipapply', async () => (await import('./member/vip-apply.tsx')).VipApply),
  at(
    '/admin/giftcards',
    async () => (await import('./admin/gift-cards.tsx')).GiftCards,
    listAddress<'vip.giftCards', 'open'>(),
  ),
  at(
    '/admin/uservips',
    async () => (await import('./admin/vip-application.case.tsx')).VipCases,
    listAddress<'vip.allApplications', 'open'>(),
  ),
] as const
