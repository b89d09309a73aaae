import { cancelledIn } from '../../cancelled.ts'
import { decided, uidOf } from '../../event-parts.ts'
import { byFact, type FactsNamed } from '../../runner/by-fact.ts'
import { insert, type Projection, patch, readSql } from '../../runner/projection.ts'

/** Members' FPS payments. */
export const fpsTopUps: Projection<'fps_top_ups'> = {
  name: 'fps_top_ups',
  version: 2,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { fps_top_ups: ['uid', 'id'] },
  changes: byFact<FactsNamed<'FpsTopUp'> | 'CaseCancelled'>({
    FpsTopUpSubmitted: (
      { fpsId: id, hkdAmount: hkd_amount, ratio, currency, receiptId: receipt_id },
      event,
    ) => {
      const begun = { status: 0, created_at: event.at } as const
      return [
        insert('fps_top_ups', { uid: uidOf(event), id, hkd_amount, ratio, currency, receipt_id, ...begun }),
      ]
    },
    FpsTopUpApproved: ({ fpsId: id, amount, fee, credited, externalTxId: external_tx_id = null }, event) => {
      const set = { status: 1, amount, fee, credited, external_tx_id } as const
      return [patch('fps_top_ups', { uid: uidOf(event), id }, { ...set, ...decided(event) })]
    },
    FpsTopUpRejected: ({ fpsId: id, reason }, event) => [
      patch('fps_top_ups', { uid: uidOf(event), id }, { status: -1, reason, ...decided(event) }),
    ],
    CaseCancelled: cancelledIn('fps_top_ups', 'fps-top-up'),
  }),
}
