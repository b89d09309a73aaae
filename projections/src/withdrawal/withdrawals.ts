import { cancelledIn } from '../cancelled.ts'
import { decided, uidOf } from '../event-parts.ts'
import { byFact, type FactsNamed } from '../runner/by-fact.ts'
import { insert, type Projection, patch, readSql } from '../runner/projection.ts'

/** Withdrawals to banks, pending ones and decided ones. */
export const withdrawals: Projection<'withdrawals'> = {
  name: 'withdrawals',
  version: 3,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { withdrawals: ['uid', 'id'] },
  changes: byFact<FactsNamed<'Withdrawal'> | 'CaseCancelled'>({
    WithdrawalRequested: (fact, event) => {
      const { withdrawalId: id, source, currency, amount, fee, bankId: bank_id } = fact
      const begun = { entered_by: fact.enteredBy ?? null, status: 0, created_at: event.at } as const
      return [
        insert('withdrawals', { uid: uidOf(event), id, source, currency, amount, fee, bank_id, ...begun }),
      ]
    },
    WithdrawalSettled: ({ withdrawalId: id, fee, externalTxId: external_tx_id = null }, event) => {
      const set = { status: 1, fee, external_tx_id, ...decided(event) } as const
      return [patch('withdrawals', { uid: uidOf(event), id }, set)]
    },
    WithdrawalReturned: ({ withdrawalId: id, amount, charge, reason }, event) => {
      const set = { returned_amount: amount, bank_charge: charge, returned_reason: reason }
      return [patch('withdrawals', { uid: uidOf(event), id }, { ...set, returned_at: event.at })]
    },
    WithdrawalRejected: ({ withdrawalId: id, reason }, event) => [
      patch('withdrawals', { uid: uidOf(event), id }, { status: -1, reason, ...decided(event) }),
    ],
    CaseCancelled: cancelledIn('withdrawals', 'withdrawal'),
  }),
}
