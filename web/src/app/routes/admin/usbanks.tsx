import { createFileRoute } from '@tanstack/react-router'
import { UsBanks } from '../../../features/bank/admin/bank-account.case.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/usbanks')({
  validateSearch: listAddress<'bank.all', 'open'>(),
  component: UsBanks,
})
