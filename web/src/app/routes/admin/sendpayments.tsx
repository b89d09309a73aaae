import { createFileRoute } from '@tanstack/react-router'
import { AdminSendPayments } from '../../../features/payment/admin/admin-sends.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/sendpayments')({
  validateSearch: listSearch(['status', 'currency', 'open']),
  component: AdminSendPayments,
})
