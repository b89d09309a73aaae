import { createFileRoute } from '@tanstack/react-router'
import { MemberBook } from '../../../../features/chain/admin/addresses/member-book.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/useraddress/book')({
  validateSearch: listSearch([]),
  component: MemberBook,
})
