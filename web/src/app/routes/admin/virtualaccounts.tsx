import { createFileRoute } from '@tanstack/react-router'
import { VirtualAccounts } from '../../../features/bank/admin/virtual-accounts.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/virtualaccounts')({
  validateSearch: listSearch(['status', 'open']),
  component: VirtualAccounts,
})
