import { createFileRoute } from '@tanstack/react-router'
import { OfMember } from '../../../../../features/account/admin/of-member.tsx'
import { AdminWallets } from '../../../../../features/wallet/admin/admin-wallets.tsx'
import { listSearch } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/wallets')({
  validateSearch: listSearch(['currency']),
  component: () => (
    <OfMember>
      <AdminWallets />
    </OfMember>
  ),
})
