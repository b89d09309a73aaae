import { createFileRoute } from '@tanstack/react-router'
import { Withdrawal } from '../../../features/withdrawal/member/withdrawal.tsx'
import { stepSearch } from '../../../parts/use-step.ts'
import { againSearch } from '../../../platform/lines/member/transaction/again-search.ts'

export const Route = createFileRoute('/_member/withdrawtobank')({
  validateSearch: (raw: Record<string, unknown>) => ({ ...stepSearch(raw), ...againSearch(raw) }),
  component: Withdrawal,
})
