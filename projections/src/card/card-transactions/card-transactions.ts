import { ownerOf } from '@strongroom/ledger/book'
import { cardCaptureLineId } from '@strongroom/ledger/card'
import { legsOf, uidOf } from '../../event-parts.ts'
import type { PartOf, RowOf } from '../../rows.ts'
import { byFact } from '../../runner/by-fact.ts'
import {
  type AnyEvent,
  type Change,
  insert,
  type Projection,
  patch,
  readSql,
} from '../../runner/projection.ts'
import { added, fromUnits, toUnits } from '../../runner/units.ts'
import { holdLineOf, purchaseLines, settledLineOf } from './purchase-lines.ts'

const table = 'card_transactions'

/** The effect of an event on the card, by its legs: `+` puts money on it. */
const onCard = (event: AnyEvent): { currency: string; amount: string } | undefined => {
  const legs = legsOf(event.data).filter(({ account }) => ownerOf(account)?.pocket === 'card')
  const [first] = legs
  if (!first) return undefined
  const sum = legs.reduce((units, { amount }) => units + toUnits(amount), 0n)
  return { currency: first.currency, amount: fromUnits(sum) }
}

const complete = (event: AnyEvent) => ({ status: 1, finished_at: event.at }) satisfies PartOf<typeof table>
const cancelled = (event: AnyEvent, reason: string | null) =>
  ({ status: -1, reason, finished_at: event.at }) satisfies PartOf<typeof table>

/** A line that is done as it comes. */
const done = (
  event: AnyEvent,
  number: number,
  id: string,
  type: RowOf<typeof table>['type'],
  set: PartOf<typeof table> = {},
): readonly Change[] => {
  const moved = onCard(event)
  const made = { number, created_at: event.at }
  return moved
    ? [insert(table, { uid: uidOf(event), id, type, ...moved, ...complete(event), ...made, ...set })]
    : []
}

const now = (event: AnyEvent, number: number, id: string, set: PartOf<typeof table>) => [
  patch(table, { uid: uidOf(event), id }, { ...set, number }),
]

/** The amount of a line once an event has moved its card by more or less. */
const withMoved = (event: AnyEvent, known: { readonly amount: unknown } | undefined): string =>
  added(known?.amount, onCard(event)?.amount)

/** A case that may have a line here: of withdrawals, those from the card have one, and those from the wallet none. */
const lineOf = ({ data: fact }: AnyEvent): string | undefined =>
  fact.type === 'WithdrawalSettled' || fact.type === 'WithdrawalRejected'
    ? fact.withdrawalId
    : fact.type === 'CaseCancelled'
      ? fact.caseId
      : (holdLineOf(fact) ?? settledLineOf(fact))

/** The movements of each card's balance: charges, spends, fees, withdrawals, pending and cancelled ones too. */
export const cardTransactions: Projection<'card_transactions'> = {
  name: table,
  version: 9,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { card_transactions: ['uid', 'id'] },
  money: [{ table, per: ['uid', 'currency', 'status'], sums: ['amount'] }],
  reads: event => {
    const id = lineOf(event)
    return id === undefined ? [] : [{ table, key: { uid: uidOf(event), id } }]
  },
  changes: byFact({
    // A card that a transfer opens has the transfer's id, which is the id of the transfer's own line.
    CardOpened: (fact, event, { number }) =>
      done(event, number, fact.openedBy === 'bank' ? `${fact.cardId}.opening` : fact.cardId, 'charge'),
    DepositCompleted: (fact, event, { number }) => done(event, number, fact.depositId, 'charge'),
    CardChargeRequested: ({ chargeId: id, cardCurrency: currency, amount }, event, { number }) => {
      const begun = { type: 'charge', status: 0, number, created_at: event.at } as const
      return [insert(table, { uid: uidOf(event), id, currency, amount, ...begun })]
    },
    CardChargeApproved: (fact, event, { number }) => now(event, number, fact.chargeId, complete(event)),
    CardChargeRejected: (fact, event, { number }) =>
      now(event, number, fact.chargeId, cancelled(event, fact.reason)),
    ...purchaseLines,
    CardLogBooked: (fact, event, { find, number }) => {
      const { kind, settledOn: settled_on, networkTransactionId: network_transaction_id } = fact
      const isSpend = kind === 'purchase' || kind === 'credit'
      const spend_type = isSpend ? kind : null
      // The line of the purchase or refund that the processor had sent stands for it.
      if (fact.matched !== undefined) {
        const id = cardCaptureLineId(network_transaction_id)
        const amount = withMoved(event, find(table, { uid: uidOf(event), id }))
        return now(event, number, id, { amount, settled_on, log_id: fact.logId })
      }
      return done(event, number, fact.logId, isSpend ? 'spend' : kind, {
        spend_type,
        settled_on,
        network_transaction_id,
        corrects: fact.corrects ?? null,
        above_limit: fact.aboveLimit ?? null,
        while_frozen: fact.whileFrozen ?? false,
      })
    },
    CardLogReversed: (fact, event, { find, number }) => {
      if (fact.settled === undefined) return now(event, number, fact.logId, cancelled(event, fact.reason))
      const id = cardCaptureLineId(fact.settled)
      const amount = withMoved(event, find(table, { uid: uidOf(event), id }))
      return now(event, number, id, { amount, log_id: null })
    },
    CardFeeTaken: ({ cardId, month, annual }, event, { number }) =>
      done(event, number, `${cardId}.${month}${annual ? '.annual' : ''}`, 'fee'),
    WithdrawalRequested: (fact, event, { number }) =>
      done(event, number, fact.withdrawalId, 'withdrawal', { status: 0, finished_at: null }),
    WithdrawalSettled: (fact, event, { find, number }) => {
      const known = find(table, { uid: uidOf(event), id: fact.withdrawalId })
      if (!known) return []
      // The money locked for a fee that was not taken has come back.
      const back = toUnits(onCard(event)?.amount ?? '0')
      const amount = fromUnits(toUnits(String(known.amount)) + back)
      return now(event, number, fact.withdrawalId, { amount, ...complete(event) })
    },
    WithdrawalReturned: (fact, event, { number }) =>
      done(event, number, `${fact.withdrawalId}.back`, 'withdrawal'),
    WithdrawalRejected: (fact, event, { find, number }) =>
      find(table, { uid: uidOf(event), id: fact.withdrawalId })
        ? now(event, number, fact.withdrawalId, cancelled(event, fact.reason))
        : [],
    CaseCancelled: ({ caseId: id }, event, { find, number }) =>
      find(table, { uid: uidOf(event), id }) ? now(event, number, id, cancelled(event, null)) : [],
    MovementReversed: (fact, event, { number }) => {
      const moved = onCard(event)?.amount.startsWith('-') ? 'withdrawal' : 'charge'
      const type = fact.reversedType === 'CardFeeTaken' ? 'fee' : moved
      return done(event, number, fact.reversalId, type, { reason: fact.reason })
    },
  }),
}
