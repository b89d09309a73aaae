import { createFileRoute } from '@tanstack/react-router'
import { VipCases } from '../../../features/vip/admin/vip-cases.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/uservips')({
  validateSearch: listSearch(['status', 'open']),
  component: VipCases,
})
