import { createFileRoute } from '@tanstack/react-router'
import { Withdrawal } from '../../../features/withdrawal/member/withdrawal.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/withdrawtobank')({
  validateSearch: stepSearch,
  component: Withdrawal,
})
