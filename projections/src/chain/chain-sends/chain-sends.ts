import { cancelledIn } from '../../cancelled.ts'
import { decided, uidOf } from '../../event-parts.ts'
import { byFact, type FactsNamed } from '../../runner/by-fact.ts'
import { insert, type Projection, patch, readSql } from '../../runner/projection.ts'

const table = 'chain_sends'

/** Sends on chain, pending ones and decided ones. */
export const chainSends: Projection<'chain_sends'> = {
  name: table,
  version: 2,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { chain_sends: ['uid', 'id'] },
  money: [{ table, per: ['uid', 'currency'], sums: ['amount', 'fee'] }],
  changes: byFact<FactsNamed<'ChainSend'> | 'CaseCancelled'>({
    ChainSendRequested: ({ sendId: id, addressId: address_id, currency, network, amount, fee }, event) => {
      const begun = { address_id, status: 0, created_at: event.at } as const
      return [insert(table, { uid: uidOf(event), id, currency, network, amount, fee, ...begun })]
    },
    ChainSendSettled: (fact, event) => {
      const set = { status: 1, external_tx_id: fact.externalTxId, ...decided(event) } as const
      return [patch(table, { uid: uidOf(event), id: fact.sendId }, set)]
    },
    ChainSendRejected: (fact, event) => {
      const set = { status: -1, reason: fact.reason, ...decided(event) } as const
      return [patch(table, { uid: uidOf(event), id: fact.sendId }, set)]
    },
    CaseCancelled: cancelledIn('chain_sends', 'chain-send'),
  }),
}
