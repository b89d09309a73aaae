import { createFileRoute } from '@tanstack/react-router'
import { Reconciliation } from '../../../../features/finance/admin/reconciliation/reconciliation.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/reconciliation/')({
  validateSearch: listSearch(['status', 'account']),
  component: Reconciliation,
})
