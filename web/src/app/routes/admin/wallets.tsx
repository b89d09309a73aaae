import { createFileRoute } from '@tanstack/react-router'
import { AdminWallets } from '../../../features/wallet/admin/admin-wallets.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/wallets')({
  validateSearch: listSearch(['currency']),
  component: AdminWallets,
})
