import { createFileRoute, redirect } from '@tanstack/react-router'
import { EditBank } from '../../../../features/bank/member/banks.tsx'
import { type StepSearch, stepSearch } from '../../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/banks/editform')({
  validateSearch: (raw: Record<string, unknown>): StepSearch & { id?: string | undefined } => ({
    ...stepSearch(raw),
    ...(typeof raw.id === 'string' ? { id: raw.id } : {}),
  }),
  // Without the account there is nothing to edit: the list has them all.
  beforeLoad: ({ search }) => {
    if (!search.id) redirect({ to: '/banks', replace: true, throw: true })
  },
  component: Edit,
})

function Edit() {
  return <EditBank id={Route.useSearch().id} />
}
