import { cancelledIn } from '../cancelled.ts'
import { decided, uidOf } from '../event-parts.ts'
import { byFact, type FactsNamed } from '../runner/by-fact.ts'
import { insert, type Projection, patch, readSql } from '../runner/projection.ts'

/** Top-ups, pending ones and decided ones. */
export const topUps: Projection<'top_ups'> = {
  name: 'top_ups',
  version: 3,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { top_ups: ['uid', 'id'] },
  changes: byFact<FactsNamed<'TopUp'> | 'CaseCancelled'>({
    TopUpSubmitted: ({ topUpId: id, currency, network, amount, txid }, event) => {
      const begun = { status: 0, created_at: event.at } as const
      return [insert('top_ups', { uid: uidOf(event), id, currency, network, amount, txid, ...begun })]
    },
    TopUpApproved: ({ topUpId: id, fee, credited, externalTxId: external_tx_id = null }, event) => {
      const set = { status: 1, fee, credited, external_tx_id, ...decided(event) } as const
      return [patch('top_ups', { uid: uidOf(event), id }, set)]
    },
    TopUpRejected: ({ topUpId: id, reason }, event) => [
      patch('top_ups', { uid: uidOf(event), id }, { status: -1, reason, ...decided(event) }),
    ],
    CaseCancelled: cancelledIn('top_ups', 'top-up'),
  }),
}
