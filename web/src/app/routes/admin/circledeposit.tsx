import { createFileRoute } from '@tanstack/react-router'
import { CircleDeposits } from '../../../features/bank/admin/circle.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/circledeposit')({
  validateSearch: listAddress<'bank.circleDeposits', 'status' | 'open'>(),
  component: CircleDeposits,
})
