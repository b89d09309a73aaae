import { createFileRoute } from '@tanstack/react-router'
import { MemberSessions } from '../../../../../features/account/admin/member-sessions.tsx'
import { listSearch } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/logins')({
  validateSearch: listSearch(),
  component: Page,
})

function Page() {
  return <MemberSessions uid={Route.useParams().uid} />
}
