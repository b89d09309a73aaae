import { createFileRoute } from '@tanstack/react-router'
import { DepositCases } from '../../../features/bank/admin/deposit.case.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/userrecharges')({
  validateSearch: listAddress<'bank.depositCases', 'open'>(),
  component: DepositCases,
})
