import { insert, type Projection, patch, type Row } from '../runner/projection.ts'
import { readSql } from '../runner/read-sql.ts'
import { uidOf } from '../uid-of.ts'

/** Pay codes and the members who scanned them. */
export const payQrs: Projection<'pay_codes'> = {
  name: 'pay_codes',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { pay_codes: ['id'], pay_code_scans: ['code_id', 'uid'] },
  money: [{ table: 'pay_code_scans', per: ['uid', 'currency'], sums: ['amount'] }],
  reads: event =>
    event.type === 'PayCodeScanned' ? [{ table: 'pay_codes', key: { id: uidOf(event) } }] : [],
  changes: (event, { find }) => {
    if (!event.type.startsWith('PayCode')) return []
    const { data: fact } = event
    const { at } = event.metadata
    switch (fact.type) {
      case 'PayCodeCreated': {
        const { by: uid, currency, perScan: per_scan, times, expiresAt: expires_at } = fact
        const row = { id: uidOf(event), uid, currency, per_scan, times, expires_at }
        return [insert('pay_codes', { ...row, scans: 0, status: 0, created_at: at })]
      }
      case 'PayCodeScanned': {
        const { uid, scan, currency, amount } = fact
        const id = uidOf(event)
        const last = find('pay_codes', { id })?.times === scan
        return [
          patch('pay_codes', { id }, { scans: scan, ...(last ? { status: 1, finished_at: at } : {}) }),
          insert('pay_code_scans', { code_id: id, uid, scan, currency, amount, status: 0, created_at: at }),
        ]
      }
      case 'PayCodeExpired': {
        const { unused } = fact
        const ended: Row = unused > 0 ? { status: -1, finished_at: at } : {}
        return [patch('pay_codes', { id: uidOf(event) }, { unused, ...ended })]
      }
      case 'PayCodeReceived':
        return [
          patch(
            'pay_code_scans',
            { code_id: fact.codeId, uid: uidOf(event) },
            { status: 1, received_at: at },
          ),
        ]
      default:
        return []
    }
  },
}
