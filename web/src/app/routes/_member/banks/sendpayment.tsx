import { createFileRoute } from '@tanstack/react-router'
import { SendPayment } from '../../../../features/payment/member/send-payment.tsx'
import { listSearch } from '../../../../parts/list-search.ts'
import { stepSearch } from '../../../../parts/use-step.ts'

const list = listSearch(['status'])

/** `again`: the line of the statement whose payee is paid once more. */
type Again = { again?: string }

export const Route = createFileRoute('/_member/banks/sendpayment')({
  validateSearch: (raw: Record<string, unknown>) => ({
    ...list(raw),
    ...stepSearch(raw),
    ...((raw.again ? { again: String(raw.again) } : {}) as Again),
  }),
  component: SendPayment,
})
