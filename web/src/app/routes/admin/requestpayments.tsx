import { createFileRoute } from '@tanstack/react-router'
import { AdminRequestPayments } from '../../../features/payment/admin/admin-requests.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/requestpayments')({
  validateSearch: listSearch(['status', 'currency', 'open']),
  component: AdminRequestPayments,
})
