import { createFileRoute } from '@tanstack/react-router'
import { DisabledMembers } from '../../../features/account/admin/members.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/disabledmember')({
  validateSearch: listAddress<'account.members'>(),
  component: DisabledMembers,
})
