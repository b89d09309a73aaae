import { createFileRoute } from '@tanstack/react-router'
import { RecordList } from '../../../features/identity/admin/record-list.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/kycmember')({
  validateSearch: listSearch(['status', 'type', 'uid']),
  component: RecordList,
})
