import { createFileRoute } from '@tanstack/react-router'
import { VirtualAccounts } from '../../../features/bank/admin/virtual-accounts.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/virtualaccounts')({
  validateSearch: listAddress<'bank.virtualAccounts', 'open'>(),
  component: VirtualAccounts,
})
