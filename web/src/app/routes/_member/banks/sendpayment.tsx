import { createFileRoute } from '@tanstack/react-router'
import { SendPayment } from '../../../../features/payment/member/send-payment.tsx'
import { listAddress } from '../../../../parts/list-search.ts'
import { stepSearch } from '../../../../parts/use-step.ts'
import { againSearch } from '../../../../platform/lines/member/transaction/again-search.ts'

const list = listAddress<'payment.sends'>()

export const Route = createFileRoute('/_member/banks/sendpayment')({
  validateSearch: (raw: Record<string, unknown>) => ({
    ...list(raw),
    ...stepSearch(raw),
    ...againSearch(raw),
  }),
  component: SendPayment,
})
