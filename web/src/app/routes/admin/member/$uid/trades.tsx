import { createFileRoute } from '@tanstack/react-router'
import { OfMember } from '../../../../../features/account/admin/of-member.tsx'
import { AdminTrades } from '../../../../../features/trade/admin/admin-trades.tsx'
import { listSearch } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/trades')({
  validateSearch: listSearch(['status', 'type', 'open']),
  component: () => (
    <OfMember>
      <AdminTrades />
    </OfMember>
  ),
})
