import { createFileRoute } from '@tanstack/react-router'
import { GiftCards } from '../../../features/vip/admin/gift-cards.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/giftcards')({
  validateSearch: listSearch(['status', 'open']),
  component: GiftCards,
})
