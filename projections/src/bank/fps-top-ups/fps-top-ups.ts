import { decided } from '../../decided.ts'
import { insert, type Projection, patch } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'
import { uidOf } from '../../uid-of.ts'

/** Members' FPS payments. */
export const fpsTopUps: Projection<'fps_top_ups'> = {
  name: 'fps_top_ups',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { fps_top_ups: ['uid', 'id'] },
  changes: event => {
    const { data: fact } = event
    switch (fact.type) {
      case 'FpsTopUpSubmitted': {
        const { fpsId: id, hkdAmount: hkd_amount, ratio, currency, receiptId: receipt_id } = fact
        const begun = { status: 0, created_at: event.at }
        return [
          insert('fps_top_ups', { uid: uidOf(event), id, hkd_amount, ratio, currency, receipt_id, ...begun }),
        ]
      }
      case 'FpsTopUpApproved': {
        const { fpsId: id, amount, fee, credited, externalTxId: external_tx_id = null } = fact
        const set = { status: 1, amount, fee, credited, external_tx_id }
        return [patch('fps_top_ups', { uid: uidOf(event), id }, { ...set, ...decided(event) })]
      }
      case 'FpsTopUpRejected': {
        const { fpsId: id, reason } = fact
        return [patch('fps_top_ups', { uid: uidOf(event), id }, { status: -1, reason, ...decided(event) })]
      }
      default:
        return []
    }
  },
}
