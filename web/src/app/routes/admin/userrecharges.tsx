import { createFileRoute } from '@tanstack/react-router'
import { DepositCases } from '../../../features/bank/admin/deposits.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/userrecharges')({
  validateSearch: listSearch(['status', 'depositType', 'currency', 'open']),
  component: DepositCases,
})
