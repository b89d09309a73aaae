import { createFileRoute } from '@tanstack/react-router'
import { MemberBill } from '../../../../../features/statement/admin/member-bill.tsx'
import { listAddress } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/bill/transaction')({
  validateSearch: listAddress<'statement.all', 'open'>(),
  component: MemberBill,
})
