import { createFileRoute } from '@tanstack/react-router'
import { CurrencyRequests } from '../../../features/wallet/admin/currency-requests.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/currencyrequests')({
  validateSearch: listSearch(['status', 'open']),
  component: CurrencyRequests,
})
