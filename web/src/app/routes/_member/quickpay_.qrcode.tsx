import { createFileRoute } from '@tanstack/react-router'
import { CreatePayQr } from '../../../features/pay-qr/member/create-pay-qr.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/quickpay_/qrcode')({
  validateSearch: stepSearch,
  component: CreatePayQr,
})
