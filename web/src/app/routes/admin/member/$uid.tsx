import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../features/account/admin/member-page.tsx'

type Search = { event?: string }

export const Route = createFileRoute('/admin/member/$uid')({
  validateSearch: (raw: Record<string, unknown>): Search => (raw.event ? { event: String(raw.event) } : {}),
  component: Page,
})

function Page() {
  const { uid } = Route.useParams()
  return <MemberPage key={uid} uid={uid} eventId={Route.useSearch().event} />
}
