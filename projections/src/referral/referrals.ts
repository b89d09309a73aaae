import { uidOf } from '../event-parts.ts'
import { byFact } from '../runner/by-fact.ts'
import { insert, type Projection, patch } from '../runner/projection.ts'
import { readSql } from '../runner/read-sql.ts'

/** Referrers, the members they brought, and the bonus paid for it. */
export const referrals: Projection<'referrals'> = {
  name: 'referrals',
  version: 2,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { referrals: ['uid'] },
  // Most members have no referrer: only the row tells.
  reads: ({ stream, type }) =>
    type === 'KycDecided' ? [{ table: 'referrals', key: { uid: uidOf({ stream }) } }] : [],
  changes: byFact({
    MemberRegistered: ({ referrer }, event) =>
      referrer
        ? [insert('referrals', { uid: uidOf(event), referrer, verified: false, created_at: event.at })]
        : [],
    KycDecided: ({ status }, event, { find }) => {
      const key = { uid: uidOf(event) }
      const [row, verified] = [find('referrals', key), status === 1]
      return row && row.verified !== verified ? [patch('referrals', key, { verified })] : []
    },
    BonusGranted: (fact, event) => {
      if (fact.bonus !== 'referrer') return []
      const { about: uid, amount: bonus, currency } = fact
      return [patch('referrals', { uid }, { bonus, currency, bonus_at: event.at })]
    },
  }),
}
