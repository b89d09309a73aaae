import { createFileRoute } from '@tanstack/react-router'
import { OfMember } from '../../../../../features/account/admin/of-member.tsx'
import { BankCases } from '../../../../../features/bank/admin/bank-accounts.tsx'
import { listSearch } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/banks')({
  validateSearch: listSearch(['status', 'open']),
  component: () => (
    <OfMember isOfCases>
      <BankCases />
    </OfMember>
  ),
})
