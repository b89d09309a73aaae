import { createFileRoute } from '@tanstack/react-router'
import { AdminSendPayments } from '../../../features/payment/admin/send-payment.case.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/sendpayments')({
  validateSearch: listAddress<'payment.sendCases', 'open'>(),
  component: AdminSendPayments,
})
