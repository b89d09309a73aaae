import { createFileRoute } from '@tanstack/react-router'
import { AdminWallets } from '../../../../../features/wallet/admin/admin-wallets.tsx'
import { listAddress } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/wallets')({
  validateSearch: listAddress<'wallet.all'>(),
  component: () => AdminWallets.of(Route.useParams()),
})
