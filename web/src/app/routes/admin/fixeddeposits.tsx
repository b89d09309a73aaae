import { createFileRoute } from '@tanstack/react-router'
import { AdminFixedDeposits } from '../../../features/earn/admin/admin-fixed-deposits.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/fixeddeposits')({
  validateSearch: listSearch(['status', 'currency', 'term', 'open', 'plan_id']),
  component: AdminFixedDeposits,
})
