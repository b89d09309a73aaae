import { createFileRoute } from '@tanstack/react-router'
import { OfMember } from '../../../../../features/account/admin/of-member.tsx'
import { ReferralLog } from '../../../../../features/referral/admin/referral-log.tsx'
import { listSearch } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/referrals')({
  validateSearch: listSearch(),
  component: () => (
    <OfMember as="referrer">
      <ReferralLog />
    </OfMember>
  ),
})
