import { Decimal } from '@strongroom/shared'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { CardBatchFact } from '../../card/card-batch.ts'
import { finishCardBatch, importCardLogs } from '../../card/import-logs-flow.ts'
import { cardLogId, withCorrections } from '../../card/review-logs-flow.ts'
import { type WalletFact, walletDecider } from '../../wallet/wallet-decider.ts'
import { USD } from '../wallet-cases.ts'
import { ask, commandId, factsOf, group, name, step, uid } from './steps.ts'

type Fact<T extends WalletFact['type']> = Extract<WalletFact, { type: T }>

const month = fc.constantFrom('2026-11', '2026-12', '2027-01')
/** In no order: jobs come late, and clocks step back. */
const today = fc.constantFrom('2026-11-30', '2026-12-01', '2026-12-31', '2027-02-01')
const kind = fc.constantFrom(
  ...(['purchase', 'credit', 'fee', 'bonus', 'referrer-bonus', 'referee-bonus'] as const),
)
const row = fc.record({
  uid,
  // Few transactions, so that several batches meet over them.
  transaction: fc.constantFrom('t1', 't2', 't3', 't4', 't5', 't6'),
  kind,
  amount: fc.integer({ min: 0, max: 900 }).map(cents => new Decimal(cents).div(100).toFixed(2)),
})
const about = { actor: { kind: 'system', id: 'test' }, correlationId: 'x' } as const

const fee = (type: 'TakeCardFee' | 'SuspendCard', weight: number) =>
  step(weight, type, { uid, month, today, commandId }, (ledger, { uid, month, today, commandId }) =>
    ledger.handle(
      walletDecider,
      uid,
      ask(commandId, {
        type,
        input: { month },
        given: { today, day: 31, currency: USD, fees: [{ from: '2026-01-01', fee: '1' }] },
      }),
    ),
  )

/** Transactions that a card's network settles, imported in batches; monthly fees; cards out of use and back. */
export const cardNetwork = group({
  makes: ['cardLog', 'cardFee'],
  steps: [
    step(
      6,
      'import card logs',
      { rows: fc.array(row, { minLength: 1, maxLength: 4 }), commandId },
      async (ledger, { rows, commandId }) =>
        importCardLogs(ledger, {
          ...about,
          batchId: commandId,
          enteredBy: 'finance',
          currency: USD,
          rows: await withCorrections(
            ledger,
            rows.map(({ transaction, ...of }) => ({
              ...of,
              logId: cardLogId(transaction),
              networkTransactionId: transaction,
              currency: 'USD',
              settledOn: '2026-11-20',
            })),
          ),
        }),
    ),
    step(2, 'reverse card log', { uid, name, commandId }, (ledger, { uid, name, commandId }) =>
      ledger.handle(
        walletDecider,
        uid,
        ask(commandId, {
          type: 'ReverseCardLog',
          input: { logId: cardLogId(`t${'abcd'.indexOf(name) + 1}`), reason: 'x' },
          given: { reverser: 'finance', currency: USD },
        }),
      ),
    ),
    fee('TakeCardFee', 3),
    fee('SuspendCard', 2),
    step(1, 'block card', { uid, commandId }, async (ledger, { uid, commandId }) => {
      const cardId = (await ledger.load(walletDecider, uid)).state.card?.cardId ?? 'none'
      const command = {
        type: 'BlockCard',
        input: { cardId, reason: 'x' },
        given: { approver: 'f', today: '2026-11-21' },
      } as const
      return ledger.handle(walletDecider, uid, ask(commandId, command))
    }),
  ],
  react: async (event, ledger) => {
    if (event.type !== 'CardBatchOpened') return
    await finishCardBatch(ledger, event.stream.slice('cardbatch-'.length), { ...about, currency: USD })
  },
  // Batches are booked in full or not at all, a network transaction once for everybody, a month's fee once for a card.
  check: events => {
    const booked = factsOf<Fact<'CardLogBooked'>>(events, 'CardLogBooked')
    const transactions = booked.map(fact => fact.networkTransactionId)
    expect(transactions).toEqual([...new Set(transactions)])
    const accepted = new Set(
      factsOf<Extract<CardBatchFact, { type: 'CardBatchBooked' }>>(events, 'CardBatchBooked').map(
        ({ uid: batchId }) => batchId,
      ),
    )
    const opened = factsOf<Extract<CardBatchFact, { type: 'CardBatchOpened' }>>(events, 'CardBatchOpened')
    const due = opened.filter(({ uid: batchId }) => accepted.has(batchId)).flatMap(({ rows }) => rows)
    expect(booked.map(({ logId, uid }) => `${uid} ${logId}`).sort()).toEqual(
      due.map(({ logId, uid }) => `${uid} ${logId}`).sort(),
    )
    expect(accepted.size).toBe(events.filter(event => event.type === 'CardBatchAccepted').length)
    const reversed = factsOf<Fact<'CardLogReversed'>>(events, 'CardLogReversed').map(({ logId }) => logId)
    expect(reversed).toEqual([...new Set(reversed)])
    const fees = factsOf<Fact<'CardFeeTaken'>>(events, 'CardFeeTaken').map(
      fact => `${fact.uid} ${fact.month}`,
    )
    expect(fees).toEqual([...new Set(fees)])
  },
})
