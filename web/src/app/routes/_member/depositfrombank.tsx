import { createFileRoute } from '@tanstack/react-router'
import { Deposit } from '../../../features/bank/member/deposit/deposit.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/depositfrombank')({
  validateSearch: stepSearch,
  component: Deposit,
})
