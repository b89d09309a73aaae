import { createFileRoute } from '@tanstack/react-router'
import { Waiting } from '../../../features/top-up/admin/top-up.case.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/topup')({
  validateSearch: listAddress<'topUp.all', 'open'>(),
  component: Waiting,
})
