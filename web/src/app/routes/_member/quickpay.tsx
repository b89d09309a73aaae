import { createFileRoute } from '@tanstack/react-router'
import { QuickPay } from '../../../features/quick-pay/member/quick-pay.tsx'
import { type StepSearch, stepSearch } from '../../../parts/use-step.ts'

/** `uid`: the payee, as a QR code to be paid by names them; `currency`, `amount` and `note` fill in the next step. */
type Search = StepSearch & { uid?: string; currency?: string; amount?: string; note?: string }

export const Route = createFileRoute('/_member/quickpay')({
  validateSearch: (raw: Record<string, unknown>): Search => ({
    ...stepSearch(raw),
    ...(raw.uid ? { uid: String(raw.uid) } : {}),
    ...(raw.currency ? { currency: String(raw.currency) } : {}),
    ...(raw.amount ? { amount: String(raw.amount) } : {}),
    ...(raw.note ? { note: String(raw.note) } : {}),
  }),
  component: QuickPay,
})
