import { createFileRoute } from '@tanstack/react-router'
import { CurrencyRequests } from '../../../features/wallet/admin/currency-request.case.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/currencyrequests')({
  validateSearch: listAddress<'wallet.currencyRequests', 'open'>(),
  component: CurrencyRequests,
})
