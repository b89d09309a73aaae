import { createFileRoute } from '@tanstack/react-router'
import { HongKongBanks } from '../../../features/bank/admin/bank-account.case.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/hkbanks')({
  validateSearch: listAddress<'bank.all', 'open'>(),
  component: HongKongBanks,
})
