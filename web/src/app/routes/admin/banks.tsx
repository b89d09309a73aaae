import { createFileRoute } from '@tanstack/react-router'
import { BankCases } from '../../../features/bank/admin/bank-account.case.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/banks')({
  validateSearch: listAddress<'bank.all', 'open'>(),
  component: BankCases,
})
