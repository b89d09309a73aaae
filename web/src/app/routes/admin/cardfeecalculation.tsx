import { createFileRoute } from '@tanstack/react-router'
import { CardFees } from '../../../features/card/admin/card-fees.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/cardfeecalculation')({
  validateSearch: listSearch(['tab']),
  component: CardFees,
})
