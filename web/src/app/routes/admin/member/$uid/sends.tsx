import { createFileRoute } from '@tanstack/react-router'
import { OfMember } from '../../../../../features/account/admin/of-member.tsx'
import { ChainSendCases } from '../../../../../features/chain/admin/chain-sends.tsx'
import { listSearch } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/sends')({
  validateSearch: listSearch(['status', 'currency', 'network', 'open']),
  component: () => (
    <OfMember isOfCases>
      <ChainSendCases />
    </OfMember>
  ),
})
