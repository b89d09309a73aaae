import { createFileRoute } from '@tanstack/react-router'
import { WithdrawalCases } from '../../../features/withdrawal/admin/withdrawal.case.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/withdraw')({
  validateSearch: listAddress<'withdrawal.cases', 'kind' | 'open'>(),
  component: WithdrawalCases,
})
