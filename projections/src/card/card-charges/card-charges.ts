import { cancelledIn } from '../../cancelled.ts'
import { decided, uidOf } from '../../event-parts.ts'
import { byFact, type FactsNamed } from '../../runner/by-fact.ts'
import { insert, type Projection, patch, readSql } from '../../runner/projection.ts'

const table = 'card_charges'

/** Charges of cards: pending, complete and cancelled ones. */
export const cardCharges: Projection<'card_charges'> = {
  name: table,
  version: 2,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { card_charges: ['uid', 'id'] },
  money: [
    { table, per: ['uid', 'currency'], sums: ['cost', 'fee'] },
    { table, per: ['uid', 'card_currency'], sums: ['amount'] },
  ],
  changes: byFact<FactsNamed<'CardCharge'> | 'CaseCancelled'>({
    CardChargeRequested: (
      { chargeId: id, currency, cost, fee, cardCurrency: card_currency, amount },
      event,
    ) => {
      const begun = { status: 0, created_at: event.at } as const
      return [insert(table, { uid: uidOf(event), id, currency, cost, fee, card_currency, amount, ...begun })]
    },
    CardChargeApproved: (fact, event) => {
      const set = { status: 1, ...decided(event) } as const
      return [patch(table, { uid: uidOf(event), id: fact.chargeId }, set)]
    },
    CardChargeRejected: (fact, event) => {
      const set = { status: -1, reason: fact.reason, ...decided(event) } as const
      return [patch(table, { uid: uidOf(event), id: fact.chargeId }, set)]
    },
    CaseCancelled: cancelledIn('card_charges', 'card-charge'),
  }),
}
