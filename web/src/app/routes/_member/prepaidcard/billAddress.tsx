import { createFileRoute } from '@tanstack/react-router'
import { BillAddress } from '../../../../features/card/member/bill-address.tsx'
import { stepSearch } from '../../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/prepaidcard/billAddress')({
  validateSearch: stepSearch,
  component: BillAddress,
})
