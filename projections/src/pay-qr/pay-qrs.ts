import { uidOf } from '../event-parts.ts'
import type { PartOf } from '../rows.ts'
import { byFact } from '../runner/by-fact.ts'
import { insert, type Projection, patch } from '../runner/projection.ts'
import { readSql } from '../runner/read-sql.ts'

/** Pay codes and the members who scanned them. */
export const payQrs: Projection<'pay_codes'> = {
  name: 'pay_codes',
  version: 3,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { pay_codes: ['id'], pay_code_scans: ['code_id', 'uid'] },
  money: [{ table: 'pay_code_scans', per: ['uid', 'currency'], sums: ['amount'] }],
  reads: event =>
    event.type === 'PayCodeScanned' ? [{ table: 'pay_codes', key: { id: uidOf(event) } }] : [],
  changes: byFact({
    PayCodeCreated: ({ by: uid, currency, perScan: per_scan, times, expiresAt: expires_at }, event) => {
      const row = { id: uidOf(event), uid, currency, per_scan, times, expires_at }
      return [insert('pay_codes', { ...row, scans: 0, status: 0, created_at: event.at })]
    },
    PayCodeScanned: ({ uid, scan, currency, amount }, event, { find }) => {
      const id = uidOf(event)
      const created_at = event.at
      const ended: PartOf<'pay_codes'> =
        find('pay_codes', { id })?.times === scan ? { status: 1, finished_at: created_at } : {}
      return [
        patch('pay_codes', { id }, { scans: scan, ...ended }),
        insert('pay_code_scans', { code_id: id, uid, scan, currency, amount, status: 0, created_at }),
      ]
    },
    PayCodeExpired: ({ unused }, event) => {
      const ended: PartOf<'pay_codes'> = unused > 0 ? { status: -1, finished_at: event.at } : {}
      return [patch('pay_codes', { id: uidOf(event) }, { unused, ...ended })]
    },
    PayCodeReceived: ({ codeId: code_id }, event) => [
      patch('pay_code_scans', { code_id, uid: uidOf(event) }, { status: 1, received_at: event.at }),
    ],
    PayCodeScanReturned: ({ codeId: code_id, to: uid }) => [
      patch('pay_code_scans', { code_id, uid }, { status: -1 }),
    ],
  }),
}
