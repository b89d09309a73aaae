import { createFileRoute } from '@tanstack/react-router'
import { StatementPage } from '../../../../features/finance/admin/reconciliation/statement-page.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/reconciliation/$id')({
  validateSearch: listAddress<'finance.statementItems'>(),
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <StatementPage key={id} id={id} />
}
