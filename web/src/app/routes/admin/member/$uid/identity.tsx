import { createFileRoute } from '@tanstack/react-router'
import { MemberRecords } from '../../../../../features/identity/admin/record-list.tsx'
import { listAddress } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/identity')({
  validateSearch: listAddress<'identity.records'>(),
  component: () => MemberRecords.of({ uid: Route.useParams().uid }),
})
