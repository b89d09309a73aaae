import { createFileRoute } from '@tanstack/react-router'
import { ScheduledPayments } from '../../../features/quick-pay/member/scheduled/scheduled-payments.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/quickpay_/scheduled')({
  validateSearch: stepSearch,
  component: ScheduledPayments,
})
