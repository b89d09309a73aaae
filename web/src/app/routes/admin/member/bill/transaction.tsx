import { createFileRoute } from '@tanstack/react-router'
import { MemberBill } from '../../../../../features/statement/admin/member-bill.tsx'
import { listSearch } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/bill/transaction')({
  validateSearch: listSearch(['uid', 'currency', 'type', 'open']),
  component: MemberBill,
})
