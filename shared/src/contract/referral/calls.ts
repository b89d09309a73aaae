import { forAdmin, forUser } from '../call.ts'
import * as wire from '../schemas.ts'

export const list = forUser.query({
  path: '/user/referralList/S/{json}',
  summary: 'The members whom the caller has brought, and the bonus for each',
  filter: wire.referralFilter,
  answer: wire.paged(wire.referral),
  reads: ['referrals'],
  records: 'referrals',
})

export const all = forAdmin.query({
  path: '/user/adminreferralList/S/{json}',
  summary: 'Every member who was brought, with their referrer',
  filter: wire.adminReferralFilter,
  answer: wire.paged(wire.adminReferral),
  reads: ['referrals'],
})
