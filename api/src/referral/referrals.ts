import { listReferrals, type ReferralRow } from '@strongroom/projections/referral'
import { wire } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { type AnyCall, call } from '../http/call.ts'
import { atScaleOrNull } from '../http/money.ts'
import { page } from '../http/replies.ts'

/** Who has brought whom, and what was paid for it. */
export const referralCalls = ({ db, catalogue, members }: Parts): readonly AnyCall[] => {
  const recordOf = ({ uid, verified, bonus, currency, created_at, bonus_at }: ReferralRow) => ({
    uid,
    verified,
    bonus: currency === null ? null : atScaleOrNull(catalogue, currency, bonus),
    currency,
    created_date: created_at,
    bonus_date: bonus_at,
  })

  return [
    call({
      method: 'GET',
      path: '/user/referralList/S/{json}',
      audience: 'user',
      summary: 'Whom one has brought, and what one got for it',
      changes: false,
      filter: wire.referralFilter,
      reads: ['referrals'],
      answer: wire.paged(wire.referral),
      records: 'referrals',
      handler: async ({ session, filter }) => {
        const { rows, total } = await listReferrals(db, { ...filter, referrer: session.uid })
        const names = await members.namesOf(rows.map(({ uid }) => uid))
        return page({
          total,
          rows: rows.map(row => ({ ...recordOf(row), username: names(row.uid).username })),
        })
      },
    }),

    call({
      method: 'GET',
      path: '/user/adminreferralList/S/{json}',
      audience: 'admin',
      summary: 'Who has brought whom',
      changes: false,
      filter: wire.adminReferralFilter,
      reads: ['referrals'],
      answer: wire.paged(wire.adminReferral),
      handler: async ({ filter }) => {
        const { rows, total } = await listReferrals(db, filter)
        const names = await members.namesOf(rows.flatMap(({ uid, referrer }) => [uid, referrer]))
        const referrerOf = ({ referrer }: ReferralRow) => ({
          referrer,
          referrer_username: names(referrer).username,
          referrer_email: names(referrer).email,
        })
        return page({
          total,
          rows: rows.map(row => ({ ...recordOf(row), ...names(row.uid), ...referrerOf(row) })),
        })
      },
    }),
  ]
}
