import { createFileRoute } from '@tanstack/react-router'
import { Referrals } from '../../../features/referral/member/referrals.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/referrals')({
  validateSearch: listAddress<'referral.list'>(),
  component: Referrals,
})
