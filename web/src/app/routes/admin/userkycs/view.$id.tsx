import { createFileRoute } from '@tanstack/react-router'
import { RecordPage } from '../../../../features/identity/admin/record-page.tsx'

export const Route = createFileRoute('/admin/userkycs/view/$id')({ component: Page })

function Page() {
  const { id } = Route.useParams()
  return <RecordPage key={id} id={id} />
}
