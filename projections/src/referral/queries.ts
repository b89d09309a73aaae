import type { Db } from '../queries/ask.ts'
import { equal, type Listed, list, type Window } from '../queries/list.ts'

/** A member who was brought by another. */
export type ReferralRow = {
  readonly uid: string
  readonly referrer: string
  readonly verified: boolean
  /** What the referrer got, and when; null while nothing. */
  readonly bonus: string | null
  readonly currency: string | null
  readonly created_at: string
  readonly bonus_at: string | null
}

const listing = {
  table: 'views.referrals',
  sorts: { created_date: 'created_at' },
  tie: 'uid',
  time: 'created_at',
  search: ['uid', 'referrer'],
}

export type ReferralFilter = Window & {
  readonly uid?: string | undefined
  readonly referrer?: string | undefined
}

/** Whom everybody, or one member, has brought. */
export const listReferrals = (db: Db, filter: ReferralFilter): Promise<Listed<ReferralRow>> =>
  list(db, listing, filter, [...equal('uid', filter.uid), ...equal('referrer', filter.referrer)])
