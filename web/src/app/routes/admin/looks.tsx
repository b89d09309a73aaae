import { createFileRoute } from '@tanstack/react-router'
import { Looks } from '../../../features/audit/admin/looks.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/looks')({
  validateSearch: listAddress<'audit.looks'>(),
  component: Looks,
})
