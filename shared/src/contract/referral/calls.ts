import { declare } from '../call.ts'
import * as wire from '../schemas.ts'

export const list = declare({
  method: 'GET',
  path: '/user/referralList/S/{json}',
  audience: 'user',
  summary: 'The members whom the caller has brought, and the bonus for each',
  changes: false,
  filter: wire.referralFilter,
  answer: wire.paged(wire.referral),
  reads: ['referrals'],
  records: 'referrals',
})

export const all = declare({
  method: 'GET',
  path: '/user/adminreferralList/S/{json}',
  audience: 'admin',
  summary: 'Every member who was brought, with their referrer',
  changes: false,
  filter: wire.adminReferralFilter,
  answer: wire.paged(wire.adminReferral),
  reads: ['referrals'],
})
