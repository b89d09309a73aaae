import { createFileRoute } from '@tanstack/react-router'
import { Members } from '../../../../features/account/admin/members.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/')({
  validateSearch: listAddress<'account.members'>(),
  component: Members,
})
