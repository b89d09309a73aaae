import { createFileRoute } from '@tanstack/react-router'
import { CircleDeposits } from '../../../features/bank/admin/circle.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/circledeposit')({
  validateSearch: listSearch(['status', 'open']),
  component: CircleDeposits,
})
