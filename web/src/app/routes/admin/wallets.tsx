import { createFileRoute } from '@tanstack/react-router'
import { AdminWallets } from '../../../features/wallet/admin/admin-wallets.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/wallets')({
  validateSearch: listAddress<'wallet.all'>(),
  component: AdminWallets,
})
