import { createFileRoute } from '@tanstack/react-router'
import { AllPayQrs } from '../../../features/pay-qr/member/pay-qr-list.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/quickpayqrcodes')({
  validateSearch: listAddress<'payQr.list', 'open'>(),
  component: AllPayQrs,
})
