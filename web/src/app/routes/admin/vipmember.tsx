import { createFileRoute } from '@tanstack/react-router'
import { Members } from '../../../features/account/admin/members.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/vipmember')({
  validateSearch: listSearch(['user_type', 'kyc_status', 'vip_level', 'user_group', 'status']),
  component: () => <Members kind="vip" />,
})
