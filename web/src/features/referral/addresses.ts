import { at } from '../../parts/address/at.ts'
import { listAddress } from '../../parts/list-search.ts'

export const addresses = [
  at(
    '/records/referral',
    async () => (await import('./member/brought.tsx')).Brought,
    listAddress<'referral.list'>(),
  ),
  at(
    '/referrals',
    async () => (await import('./member/referrals.tsx')).Referrals,
    listAddress<'referral.list'>(),
  ),
  at(
    '/admin/member/$uid/referrals',
    async () => (await import('./admin/referral-log.tsx')).ReferralLog.of,
    listAddress<'referral.all'>(),
    { gives: ({ params }) => ({ referrer: params.uid }) },
  ),
  at(
    '/admin/referrallog',
    async () => (await import('./admin/referral-log.tsx')).ReferralLog,
    listAddress<'referral.all'>(),
  ),
] as const
