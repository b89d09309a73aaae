import { createFileRoute } from '@tanstack/react-router'
import { FixedDeposits } from '../../../../features/earn/member/fixed-deposits.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/userfixeddeposits/')({
  validateSearch: listSearch(['status']),
  component: FixedDeposits,
})
