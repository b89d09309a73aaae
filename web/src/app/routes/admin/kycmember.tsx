import { createFileRoute } from '@tanstack/react-router'
import { RecordList } from '../../../features/identity/admin/record-list.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/kycmember')({
  validateSearch: listAddress<'identity.records'>(),
  component: RecordList,
})
