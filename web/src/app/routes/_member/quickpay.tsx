import { createFileRoute } from '@tanstack/react-router'
import { QuickPay } from '../../../features/quick-pay/member/quick-pay.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/quickpay')({ validateSearch: stepSearch, component: QuickPay })
