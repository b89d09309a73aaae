import { createFileRoute } from '@tanstack/react-router'
import { Statement } from '../../../../features/statement/member/statement.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/digitalaccount/$currency')({
  validateSearch: listSearch(['type']),
  component: Page,
})

function Page() {
  return <Statement currency={Route.useParams().currency} />
}
