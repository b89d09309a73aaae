import { createFileRoute } from '@tanstack/react-router'
import { AdminRequestPayments } from '../../../features/payment/admin/request-payment.case.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/requestpayments')({
  validateSearch: listAddress<'payment.requestCases', 'open'>(),
  component: AdminRequestPayments,
})
