import { type Currency, Decimal } from '@strongroom/shared'
import fc from 'fast-check'
import { expect } from 'vitest'
import { derivedId } from '../../eventlog/ids.ts'
import type { Ledger } from '../../eventlog/ledger.ts'
import { isSent, pay, settleQuickPay } from '../../quick-pay/flow.ts'
import { rejectTopUp, releaseRejected, submitTopUp } from '../../top-up/flow.ts'
import { type WalletFact, walletDecider } from '../../wallet/wallet-decider.ts'
import { USD, USDC } from '../wallet-cases.ts'
import { ask, commandId, factsOf, group, name, step, uid, uids } from './steps.ts'

const amount = fc.integer({ min: -100, max: 60_000 }).map(cents => new Decimal(cents).div(100).toFixed(2))

type Submitting = {
  uid: string
  amount: string
  txid: string
  topUpId: string
  commandId: string
  currency?: Currency
}
const submit = (ledger: Ledger, { uid, amount, txid, topUpId, commandId, currency = USD }: Submitting) =>
  submitTopUp(
    ledger,
    uid,
    ask(commandId, {
      type: 'SubmitTopUp',
      input: { topUpId: `${uid}-${topUpId}`, currency: currency.code, network: 'TRC20', amount, txid },
      given: { verified: true, currency, networkOffered: true },
    }),
  )

type Approving = { uid: string; fee: string; topUpId: string; commandId: string; currency?: Currency }
const approve = (ledger: Ledger, { uid, fee, topUpId, commandId, currency = USD }: Approving) =>
  ledger.handle(
    walletDecider,
    uid,
    ask(commandId, {
      type: 'ApproveTopUp',
      input: { topUpId: `${uid}-${topUpId}`, fee },
      given: { approver: 'finance', currency },
    }),
  )

/** Everybody starts with money, so that most steps can do something. */
export const funded = async (ledger: Ledger) => {
  for (const uid of uids)
    for (const currency of [USD, USDC]) {
      const name = `start-${currency.code}`
      const top = { uid, currency, amount: '500.00', topUpId: name, txid: `${name}-${uid}`, fee: '0' }
      await submit(ledger, { ...top, commandId: derivedId('start', uid, currency.code) })
      await approve(ledger, { ...top, commandId: derivedId('approve', uid, currency.code) })
    }
}

/** Top-ups, swaps and quick pay. */
export const spine = group({
  makes: ['topUp', 'swap', 'quickPay'],
  steps: [
    step(3, 'submit', { uid, amount, txid: name, topUpId: name, commandId }, submit),
    step(4, 'approve', { uid, fee: amount, topUpId: name, commandId }, approve),
    step(1, 'reject', { uid, topUpId: name, commandId }, (ledger, { uid, topUpId, commandId }) =>
      rejectTopUp(
        ledger,
        uid,
        ask(commandId, {
          type: 'RejectTopUp',
          input: { topUpId: `${uid}-${topUpId}`, reason: 'no' },
          given: { approver: 'finance' },
        }),
      ),
    ),
    step(3, 'swap', { uid, amount, commandId }, (ledger, { uid, amount, commandId }) => {
      const pair = { source: 'USD', target: 'USDC', sourceAmount: amount }
      const price = { rate: '0.9987', feeRate: '0.003' }
      const quote = { ...pair, ...price, expiresAt: '2026-01-02' }
      const given = { verified: true, source: USD, target: USDC, price, now: '2026-01-01', quote }
      return ledger.handle(
        walletDecider,
        uid,
        ask(commandId, { type: 'Swap', input: { swapId: commandId, ...pair }, given }),
      )
    }),
    step(5, 'pay', { uid, to: uid, amount, commandId }, (ledger, { uid, to, amount, commandId }) =>
      pay(
        ledger,
        uid,
        ask(commandId, {
          type: 'SendQuickPay',
          input: { paymentId: commandId, to, currency: 'USD', amount },
          given: { verified: true, currency: USD, receiver: { verified: true, quickPayOn: true } },
        }),
      ),
    ),
  ],
  react: async (event, ledger) => {
    if (isSent(event)) await settleQuickPay(ledger, event, USD)
    if (event.type !== 'TopUpRejected') return
    const { topUpId } = event.data as unknown as { topUpId: string }
    const about = { actor: { kind: 'system', id: 'claims' }, correlationId: 'x' } as const
    await releaseRejected(ledger, event.stream.slice(7), topUpId, about)
  },
  // Each top-up is credited once, and each TXID too, whichever member submitted it.
  check: events => {
    type Submitted = Extract<WalletFact, { type: 'TopUpSubmitted' }>
    type Approved = Extract<WalletFact, { type: 'TopUpApproved' }>
    const txids = new Map(factsOf<Submitted>(events, 'TopUpSubmitted').map(fact => [fact.topUpId, fact.txid]))
    const approved = factsOf<Approved>(events, 'TopUpApproved').map(fact => fact.topUpId)
    expect(new Set(approved).size).toBe(approved.length)
    const credited = approved.map(topUpId => txids.get(topUpId))
    expect(new Set(credited).size).toBe(credited.length)
  },
})
