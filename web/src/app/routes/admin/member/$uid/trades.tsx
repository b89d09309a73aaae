import { createFileRoute } from '@tanstack/react-router'
import { AdminTrades } from '../../../../../features/trade/admin/admin-trades.tsx'
import { listAddress } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/trades')({
  validateSearch: listAddress<'trade.all', 'open'>(),
  component: () => AdminTrades.of({ uid: Route.useParams().uid }),
})
