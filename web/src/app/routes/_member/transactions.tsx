import { createFileRoute } from '@tanstack/react-router'
import { Transactions } from '../../../features/statement/member/transactions.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/transactions')({
  validateSearch: listAddress<'statement.ofMember'>(),
  component: Transactions,
})
