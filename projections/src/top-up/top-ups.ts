import { insert, type Projection, patch } from '../runner/projection.ts'
import { readSql } from '../runner/read-sql.ts'
import { uidOf } from '../uid-of.ts'

/** Top-ups, pending ones and decided ones. */
export const topUps: Projection<'top_ups'> = {
  name: 'top_ups',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { top_ups: ['uid', 'id'] },
  changes: event => {
    if (!event.type.startsWith('TopUp')) return []
    const { data: fact } = event
    switch (fact.type) {
      case 'TopUpSubmitted': {
        const { topUpId: id, currency, network, amount, txid } = fact
        const created_at = event.at
        return [
          insert('top_ups', {
            id,
            uid: uidOf(event),
            currency,
            network,
            amount,
            txid,
            status: 0,
            created_at,
          }),
        ]
      }
      case 'TopUpApproved': {
        const { fee, credited, externalTxId: external_tx_id = null } = fact
        const set = { status: 1, fee, credited, external_tx_id }
        return [
          patch('top_ups', { uid: uidOf(event), id: fact.topUpId }, { ...set, ...decided(event.metadata) }),
        ]
      }
      case 'TopUpRejected': {
        const { reason } = fact
        return [
          patch(
            'top_ups',
            { uid: uidOf(event), id: fact.topUpId },
            { status: -1, reason, ...decided(event.metadata) },
          ),
        ]
      }
      default:
        return []
    }
  },
}

const decided = ({ at, actor }: { readonly at: string; readonly actor: { readonly id: string } }) => ({
  decided_at: at,
  decided_by: actor.id,
})
