import { createFileRoute } from '@tanstack/react-router'
import { VipMembers } from '../../../features/account/admin/members.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/vipmember')({
  validateSearch: listAddress<'account.members'>(),
  component: VipMembers,
})
