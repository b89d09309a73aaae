import { createFileRoute } from '@tanstack/react-router'
import { AdminMovements } from '../../../features/statement/admin/admin-movements.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/transactions')({
  validateSearch: listAddress<'statement.all', 'open'>(),
  component: AdminMovements,
})
