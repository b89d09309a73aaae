import { createFileRoute, redirect } from '@tanstack/react-router'
import { MemberOverview } from '../../../../../features/account/admin/member-overview.tsx'
import { replaySearch } from '../../../../../features/audit/admin/replay-search.ts'

export const Route = createFileRoute('/admin/member/$uid/')({
  validateSearch: replaySearch,
  // Addresses of a place in the history stood here once, and are in mails and notes.
  beforeLoad: ({ search, params }) => {
    if (search.step ?? search.event ?? search.at)
      redirect({ to: '/admin/member/$uid/events', params, search, replace: true, throw: true })
  },
  component: Page,
})

function Page() {
  return <MemberOverview uid={Route.useParams().uid} />
}
