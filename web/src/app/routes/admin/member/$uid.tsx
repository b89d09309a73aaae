import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../features/account/admin/member-page.tsx'
import { replaySearch } from '../../../../features/audit/admin/replay-search.ts'

export const Route = createFileRoute('/admin/member/$uid')({
  validateSearch: replaySearch,
  component: Page,
})

function Page() {
  const { uid } = Route.useParams()
  return <MemberPage key={uid} uid={uid} search={Route.useSearch()} />
}
