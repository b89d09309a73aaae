import { uidOf } from '../../event-parts.ts'
import type { PartOf } from '../../rows.ts'
import { byFact } from '../../runner/by-fact.ts'
import {
  type AnyEvent,
  type Change,
  insert,
  type Projection,
  patch,
  readSql,
} from '../../runner/projection.ts'

/** Bank deposits with their proofs: whether the transfer came, and how each was decided. */
export const deposits: Projection<'deposits'> = {
  name: 'deposits',
  version: 3,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { deposits: ['uid', 'id'] },
  changes: byFact({
    DepositSubmitted: (fact, event) => {
      const { depositId: id, target, currency, amount, bankId: bank_id = null, proofId: proof_id } = fact
      const begun = { deposit_status: 0, recharge_status: 0, created_at: event.at } as const
      return [
        insert('deposits', {
          uid: uidOf(event),
          id,
          target,
          currency,
          amount,
          bank_id,
          proof_id,
          card_type: fact.cardType ?? null,
          ...begun,
        }),
      ]
    },
    DepositReceived: (fact, event) => [change(event, fact.depositId, { deposit_status: 1 })],
    DepositFailed: (fact, event) => [
      ended(event, fact.depositId, { deposit_status: -1, recharge_status: -1, reason: fact.reason }),
    ],
    DepositCompleted: (fact, event) => {
      const { amount, fee, cardFee: card_fee, credited, externalTxId: external_tx_id = null } = fact
      const credit = { amount, fee, card_fee, credited, external_tx_id } satisfies PartOf<'deposits'>
      return [ended(event, fact.depositId, { recharge_status: 1, ...credit })]
    },
    DepositRejected: (fact, event) => [
      ended(event, fact.depositId, { recharge_status: -1, reason: fact.reason }),
    ],
    CaseCancelled: ({ kind, caseId }, event) =>
      kind === 'deposit' ? [ended(event, caseId, { deposit_status: -2, recharge_status: -2 })] : [],
    DepositConfirmed: (fact, event) => [change(event, fact.depositId, { recharge_status: 2 })],
  }),
}

const change = (event: AnyEvent, id: string, set: PartOf<'deposits'>): Change =>
  patch('deposits', { uid: uidOf(event), id }, set)

const ended = (event: AnyEvent, id: string, set: PartOf<'deposits'>): Change =>
  change(event, id, { ...set, finished_at: event.at, decided_by: event.metadata.actor.id })
