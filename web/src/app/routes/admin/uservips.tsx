import { createFileRoute } from '@tanstack/react-router'
import { VipCases } from '../../../features/vip/admin/vip-application.case.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/uservips')({
  validateSearch: listAddress<'vip.allApplications', 'open'>(),
  component: VipCases,
})
