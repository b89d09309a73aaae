import { createFileRoute } from '@tanstack/react-router'
import { RequestPage } from '../../../features/quick-pay/member/requests/request-page.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/quickpay_/requests_/$id')({
  validateSearch: stepSearch,
  component: RequestPage,
})
