import { createFileRoute } from '@tanstack/react-router'
import { EditBank } from '../../../features/bank/banks.tsx'

export const Route = createFileRoute('/_member/banks/editform')({
  validateSearch: (raw: Record<string, unknown>): { id?: string | undefined } =>
    typeof raw.id === 'string' ? { id: raw.id } : {},
  component: Edit,
})

function Edit() {
  return <EditBank id={Route.useSearch().id} />
}
