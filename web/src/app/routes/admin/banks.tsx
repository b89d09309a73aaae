import { createFileRoute } from '@tanstack/react-router'
import { BankCases } from '../../../features/bank/admin/bank-accounts.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/banks')({
  validateSearch: listSearch(['status', 'open', 'category_id']),
  component: BankCases,
})
