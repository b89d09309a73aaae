import { createFileRoute } from '@tanstack/react-router'
import { againSearch } from '../../../features/statement/member/transaction/again-search.ts'
import { Withdrawal } from '../../../features/withdrawal/member/withdrawal.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/withdrawtobank')({
  validateSearch: (raw: Record<string, unknown>) => ({ ...stepSearch(raw), ...againSearch(raw) }),
  component: Withdrawal,
})
