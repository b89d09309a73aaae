import { createFileRoute } from '@tanstack/react-router'
import { Swaps } from '../../../features/swap/admin/swaps.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/swaps')({
  validateSearch: listAddress<'swap.log'>(),
  component: Swaps,
})
