import { createFileRoute } from '@tanstack/react-router'
import { OfMember } from '../../../../../features/account/admin/of-member.tsx'
import { RecordList } from '../../../../../features/identity/admin/record-list.tsx'
import { listSearch } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/identity')({
  validateSearch: listSearch(['status', 'type']),
  component: () => (
    <OfMember isOfCases>
      <RecordList />
    </OfMember>
  ),
})
