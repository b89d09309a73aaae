import { createFileRoute } from '@tanstack/react-router'
import { GiftCards } from '../../../features/vip/admin/gift-cards.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/giftcards')({
  validateSearch: listAddress<'vip.giftCards', 'open'>(),
  component: GiftCards,
})
