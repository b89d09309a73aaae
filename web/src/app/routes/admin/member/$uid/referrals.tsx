import { createFileRoute } from '@tanstack/react-router'
import { ReferralLog } from '../../../../../features/referral/admin/referral-log.tsx'
import { listAddress } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/referrals')({
  validateSearch: listAddress<'referral.all'>(),
  component: () => ReferralLog.of({ referrer: Route.useParams().uid }),
})
