import { createFileRoute } from '@tanstack/react-router'
import { Reconciliation } from '../../../../features/finance/admin/reconciliation/reconciliation.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/reconciliation/')({
  validateSearch: listAddress<'finance.statements'>(),
  component: Reconciliation,
})
