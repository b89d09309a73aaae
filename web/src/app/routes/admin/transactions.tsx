import { createFileRoute } from '@tanstack/react-router'
import { AdminMovements } from '../../../features/statement/admin/admin-movements.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/transactions')({
  validateSearch: listSearch(['type', 'currency', 'uid', 'open']),
  component: AdminMovements,
})
