import { createFileRoute } from '@tanstack/react-router'
import { SwapLog } from '../../../features/swap/admin/swap-log.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/swaps')({
  validateSearch: listSearch(['source', 'target']),
  component: SwapLog,
})
