import { createFileRoute } from '@tanstack/react-router'
import { FixedDeposits } from '../../../../features/earn/member/fixed-deposits.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/userfixeddeposits/')({
  validateSearch: listAddress<'earn.subscriptions'>(),
  component: FixedDeposits,
})
