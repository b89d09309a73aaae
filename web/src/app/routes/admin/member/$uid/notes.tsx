import { createFileRoute } from '@tanstack/react-router'
import { MemberNotes } from '../../../../../features/account/admin/member-notes.tsx'

export const Route = createFileRoute('/admin/member/$uid/notes')({ component: Page })

function Page() {
  return <MemberNotes uid={Route.useParams().uid} />
}
