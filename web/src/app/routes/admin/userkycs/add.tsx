import { createFileRoute } from '@tanstack/react-router'
import { AddRecord } from '../../../../features/identity/admin/enter-record.tsx'

export const Route = createFileRoute('/admin/userkycs/add')({
  validateSearch: (raw: Record<string, unknown>): { uid?: string } =>
    raw.uid ? { uid: String(raw.uid) } : {},
  component: Page,
})

function Page() {
  return <AddRecord uid={Route.useSearch().uid} />
}
