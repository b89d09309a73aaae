import { createFileRoute } from '@tanstack/react-router'
import { WithdrawalCases } from '../../../features/withdrawal/admin/withdrawals.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/withdraw')({
  validateSearch: listSearch(['status', 'currency', 'kind', 'open']),
  component: WithdrawalCases,
})
