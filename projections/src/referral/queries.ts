import type { ListFilter } from '@strongroom/shared'
import type { Db } from '../queries/ask.ts'
import { type Listed, type Listing, list } from '../queries/list.ts'
import type { RowOf } from '../rows.ts'

/** A member whom another has brought. */
export type ReferralRow = RowOf<'referrals'>

/** The filter of `referral.all`, as the contract declares it. */
export type ReferralFilter = ListFilter<'referral.all'>

const listing: Listing<ListFilter<'referral.all'>> = {
  table: 'views.referrals',
  sorts: { created_date: 'created_at' },
  equals: { uid: 'uid', referrer: 'referrer' },
  tie: 'uid',
  time: 'created_at',
  is: ['uid', 'referrer'],
  members: ['uid', 'referrer'],
}

/** The members brought by all members, or by one. */
export const listReferrals = (db: Db, filter: ReferralFilter): Promise<Listed<ReferralRow>> =>
  list(db, listing, filter)
