import { createFileRoute } from '@tanstack/react-router'
import { SupportCases } from '../../../features/support/admin/support-cases.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/support')({
  validateSearch: listAddress<'support.list', 'open'>(),
  component: SupportCases,
})
