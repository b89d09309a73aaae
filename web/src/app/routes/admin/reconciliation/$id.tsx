import { createFileRoute } from '@tanstack/react-router'
import { StatementPage } from '../../../../features/finance/admin/reconciliation/statement-page.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/reconciliation/$id')({
  validateSearch: listSearch(['side', 'state']),
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <StatementPage key={id} id={id} />
}
