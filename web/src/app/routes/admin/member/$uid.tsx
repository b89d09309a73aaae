import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../features/account/admin/member-page.tsx'

export const Route = createFileRoute('/admin/member/$uid')({ component: Page })

function Page() {
  const { uid } = Route.useParams()
  return <MemberPage key={uid} uid={uid} />
}
