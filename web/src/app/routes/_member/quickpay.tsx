import { createFileRoute } from '@tanstack/react-router'
import { QuickPay } from '../../../features/quick-pay/member/quick-pay.tsx'
import { type StepSearch, stepSearch } from '../../../parts/use-step.ts'

/** `uid`: the payee, as a QR code to be paid by names them. */
type Search = StepSearch & { uid?: string }

export const Route = createFileRoute('/_member/quickpay')({
  validateSearch: (raw: Record<string, unknown>): Search => ({
    ...stepSearch(raw),
    ...(raw.uid ? { uid: String(raw.uid) } : {}),
  }),
  component: QuickPay,
})
