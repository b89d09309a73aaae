import { createFileRoute } from '@tanstack/react-router'
import { EditRecord } from '../../../../features/identity/admin/enter-record.tsx'

export const Route = createFileRoute('/admin/userkycs/edit/$id')({ component: Page })

function Page() {
  const { id } = Route.useParams()
  return <EditRecord key={id} id={id} />
}
