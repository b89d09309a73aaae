import { createFileRoute } from '@tanstack/react-router'
import { GiftCards } from '../../../features/vip/member/gift-cards.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/giftcards')({
  validateSearch: listSearch(),
  component: GiftCards,
})
