import { createFileRoute } from '@tanstack/react-router'
import { FpsCases } from '../../../../../features/bank/admin/fps-top-up.case.tsx'
import { listAddress } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/fps')({
  validateSearch: listAddress<'bank.fpsCases', 'open'>(),
  component: () => FpsCases.of(Route.useParams()),
})
