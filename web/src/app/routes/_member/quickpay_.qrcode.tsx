import { createFileRoute } from '@tanstack/react-router'
import { CreatePayCode } from '../../../features/pay-qr/member/create-pay-code.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/quickpay_/qrcode')({
  validateSearch: stepSearch,
  component: CreatePayCode,
})
