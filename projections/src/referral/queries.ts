import type { ListFilter } from '@strongroom/shared'
import { listed } from '../queries/listed.ts'
import type { RowOf } from '../rows.ts'

/** A member whom another has brought. */
export type ReferralRow = RowOf<'referrals'>

/** The filter of `referral.all`, as the contract declares it. */
export type ReferralFilter = ListFilter<'referral.all'>

/** The members brought by all members, or by one. */
export const { page: listReferrals } = listed<ReferralFilter, 'referrals'>({
  table: 'views.referrals',
  sorts: { created_date: 'created_at' },
  equals: { uid: 'uid', referrer: 'referrer' },
  tie: 'uid',
  is: ['uid', 'referrer'],
  members: ['uid', 'referrer'],
})
