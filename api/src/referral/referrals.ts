import { listReferrals, type ReferralRow } from '@strongroom/projections/referral'
import { contract, wire } from '@strongroom/shared'
import { recordFrom } from '../command/record-from.ts'
import { page } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { referralCsv } from './words.ts'

const recordOf = recordFrom<ReferralRow>()(wire.referral, {
  as: { bonus_date: 'bonus_at' },
  scaled: { bonus: 'currency' },
})

const list = implement(contract.referral.list, {
  csv: referralCsv,
  handler: async ({ session, filter }, parts) => {
    const { rows, total } = await listReferrals(parts.db, { ...filter, referrer: session.uid })
    const names = await parts.members.namesOf(rows.map(({ uid }) => uid))
    return page({
      total,
      rows: rows.map(row => recordOf(parts, row, { username: names(row.uid).username })),
    })
  },
})

const all = implement(contract.referral.all, {
  csv: referralCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listReferrals(parts.db, filter)
    const names = await parts.members.namesOf(rows.flatMap(({ uid, referrer }) => [uid, referrer]))
    const referrerOf = ({ referrer }: ReferralRow) => ({
      referrer,
      referrer_username: names(referrer).username,
      referrer_email: names(referrer).email,
    })
    return page({
      total,
      rows: rows.map(row => ({
        ...recordOf(parts, row, names(row.uid)),
        ...names(row.uid),
        ...referrerOf(row),
      })),
    })
  },
})

/** Referrals: the members each member has brought, and the bonuses paid for them. */
export const referralCalls: readonly Call[] = [list, all]
