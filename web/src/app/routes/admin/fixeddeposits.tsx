import { createFileRoute } from '@tanstack/react-router'
import { AdminFixedDeposits } from '../../../features/earn/admin/admin-fixed-deposits.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/fixeddeposits')({
  validateSearch: listAddress<'earn.allSubscriptions', 'open'>(),
  component: AdminFixedDeposits,
})
