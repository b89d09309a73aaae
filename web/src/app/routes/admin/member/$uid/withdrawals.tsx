import { createFileRoute } from '@tanstack/react-router'
import { OfMember } from '../../../../../features/account/admin/of-member.tsx'
import { WithdrawalCases } from '../../../../../features/withdrawal/admin/withdrawals.tsx'
import { listSearch } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/withdrawals')({
  validateSearch: listSearch(['status', 'currency', 'kind', 'open']),
  component: () => (
    <OfMember isOfCases>
      <WithdrawalCases />
    </OfMember>
  ),
})
