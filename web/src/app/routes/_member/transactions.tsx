import { createFileRoute } from '@tanstack/react-router'
import { Transactions } from '../../../features/statement/member/transactions.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/transactions')({
  validateSearch: listSearch(['type', 'currency']),
  component: Transactions,
})
