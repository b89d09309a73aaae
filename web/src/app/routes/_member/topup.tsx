import { createFileRoute } from '@tanstack/react-router'
import { TopUp } from '../../../features/top-up/member/top-up.tsx'
import { listAddress } from '../../../parts/list-search.ts'
import { stepSearch } from '../../../parts/use-step.ts'

const list = listAddress<'topUp.ofMember'>()

export const Route = createFileRoute('/_member/topup')({
  validateSearch: (raw: Record<string, unknown>) => ({ ...list(raw), ...stepSearch(raw) }),
  component: TopUp,
})
