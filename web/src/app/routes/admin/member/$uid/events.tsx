import { createFileRoute } from '@tanstack/react-router'
import { replaySearch } from '../../../../../features/audit/admin/replay-search.ts'
import { Replay } from '../../../../../features/audit/admin/replay-view.tsx'

export const Route = createFileRoute('/admin/member/$uid/events')({
  validateSearch: replaySearch,
  component: Page,
})

function Page() {
  return <Replay uid={Route.useParams().uid} search={Route.useSearch()} />
}
