import { listReferrals, type ReferralRow } from '@strongroom/projections/referral'
import { contract } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScaleOrNull } from '../http/money.ts'
import { page } from '../http/replies.ts'
import { referralCsv } from './csv-words.ts'

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
    implement(contract.referral.list, {
      csv: referralCsv,
      handler: async ({ session, filter }) => {
        const { rows, total } = await listReferrals(db, { ...filter, referrer: session.uid })
        const names = await members.namesOf(rows.map(({ uid }) => uid))
        return page({
          total,
          rows: rows.map(row => ({ ...recordOf(row), username: names(row.uid).username })),
        })
      },
    }),

    implement(contract.referral.all, {
      csv: referralCsv,
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
