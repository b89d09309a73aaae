import { createFileRoute } from '@tanstack/react-router'
import { PayQrs } from '../../../features/pay-qr/member/pay-qr-list.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/quickpay_/qrcodes')({
  validateSearch: listAddress<'payQr.list', 'open'>(),
  component: PayQrs,
})
