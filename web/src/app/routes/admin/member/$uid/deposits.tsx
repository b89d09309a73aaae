import { createFileRoute } from '@tanstack/react-router'
import { OfMember } from '../../../../../features/account/admin/of-member.tsx'
import { DepositCases } from '../../../../../features/bank/admin/deposits.tsx'
import { listSearch } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/deposits')({
  validateSearch: listSearch(['status', 'depositType', 'currency', 'open']),
  component: () => (
    <OfMember isOfCases>
      <DepositCases />
    </OfMember>
  ),
})
