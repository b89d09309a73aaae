import { createFileRoute } from '@tanstack/react-router'
import { EventPage } from '../../../../../features/audit/admin/event-page.tsx'

export const Route = createFileRoute('/admin/audit/events/$id')({
  component: () => <EventPage id={Route.useParams().id} />,
})
