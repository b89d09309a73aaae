import { wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { ada, money, toppedUp, USD, wallet } from '../testing/wallet-cases.ts'
import type { CancelCase } from './cancel-case.ts'
import type { WalletFact } from './wallet-decider.ts'

const cancel = (kind: wire.CancelledKind, caseId = 'c1'): CancelCase => ({
  type: 'CancelCase',
  input: { kind, caseId },
  given: { currency: USD },
})
const lock = (text: string, pocket: 'available' | 'card' = 'available') =>
  move(money(text), { from: userAccount(ada, pocket), to: userAccount(ada, 'locked') })
const back = (text: string, pocket: 'available' | 'card' = 'available') =>
  move(money(text), { from: userAccount(ada, 'locked'), to: userAccount(ada, pocket) })

const dollars = { currency: 'USD', amount: '100.00' } as const
const withdrawn = (source: 'wallet' | 'card' = 'wallet', enteredBy?: string): WalletFact => ({
  ...{
    type: 'WithdrawalRequested',
    withdrawalId: 'c1',
    source,
    ...dollars,
    fee: '6.00',
    bankId: 'b1',
    enteredBy,
  },
  legs: lock('106.00 USD', source === 'card' ? 'card' : 'available'),
})
const onCard: WalletFact = {
  ...{ type: 'DepositCompleted', depositId: 'd0', target: 'card', fee: '0', cardFee: '0' },
  ...{ currency: 'USD', amount: '200', credited: '200' },
  legs: move(money('200.00 USD'), { from: 'world:bank', to: userAccount(ada, 'card') }),
}

/** A case of each kind that waits, and the amounts that come back when it is cancelled. */
const waiting: {
  readonly [K in wire.CancelledKind]: { readonly fact: WalletFact; readonly locked?: string[] }
} = {
  'top-up': { fact: { type: 'TopUpSubmitted', topUpId: 'c1', ...dollars, network: 'TRC20', txid: 't1' } },
  deposit: {
    fact: { type: 'DepositSubmitted', depositId: 'c1', target: 'wallet', ...dollars, proofId: 'p' },
  },
  'fps-top-up': {
    fact: {
      type: 'FpsTopUpSubmitted',
      fpsId: 'c1',
      hkdAmount: '100',
      ratio: '0.1',
      currency: 'USD',
      receiptId: 'r',
    },
  },
  withdrawal: { fact: withdrawn(), locked: ['100.00 USD', '6.00 USD'] },
  'chain-send': {
    fact: {
      ...{
        type: 'ChainSendRequested',
        sendId: 'c1',
        ...dollars,
        network: 'TRC20',
        fee: '5.00',
        addressId: 'a',
      },
      legs: lock('100.00 USD'),
    },
    locked: ['100.00 USD'],
  },
  'request-payment': { fact: { type: 'PaymentRequested', requestId: 'c1', ...dollars } },
  'send-payment': {
    fact: { type: 'PaymentSubmitted', paymentId: 'c1', ...dollars, fee: '6.00', legs: lock('106.00 USD') },
    locked: ['100.00 USD', '6.00 USD'],
  },
  'currency-request': { fact: { type: 'CurrencyRequested', requestId: 'c1', currency: 'EUR' } },
  'card-order': { fact: { type: 'CardOrderSubmitted', orderId: 'c1', orderHash: 'h' } },
  'card-charge': {
    fact: {
      ...{ type: 'CardChargeRequested', chargeId: 'c1', currency: 'USD', cost: '100.00', fee: '1.50' },
      ...{ cardCurrency: 'USD', amount: '100.00', day: '2026-11-21', legs: lock('101.50 USD') },
    },
    locked: ['100.00 USD', '1.50 USD'],
  },
}

describe('a case that its member cancels', () => {
  test.each(wire.cancelledKinds)('of the kind %s gives all back that was locked, once', kind => {
    const { fact, locked = [] } = waiting[kind]
    const { after } = wallet
      .given(toppedUp('200.00 USD'), fact)
      .when(cancel(kind))
      .thenFacts({ type: 'CaseCancelled', kind, caseId: 'c1' })
    expect(after.balances.USD).toMatchObject({ available: '200', locked: '0' })
    const legs = locked.flatMap(amount => back(amount))
    const cancelled = { type: 'CaseCancelled', kind, caseId: 'c1', legs } as unknown as WalletFact
    wallet.given(toppedUp('200.00 USD'), fact).when(cancel(kind)).thenFacts(cancelled)
    wallet
      .given(toppedUp('200.00 USD'), fact, cancelled)
      .when(cancel(kind))
      .thenRefused({ kind: 'already-decided', status: 'cancelled' })
  })
  test('of a withdrawal from the card goes back to the card', () => {
    const { after } = wallet
      .given(onCard, withdrawn('card'))
      .when(cancel('withdrawal'))
      .thenFacts({ kind: 'withdrawal' })
    expect(after.balances.USD).toMatchObject({ card: '200', locked: '0', available: '0' })
  })
  test('may be cancelled while the wallet is frozen: nothing leaves', () => {
    wallet
      .given(toppedUp('200.00 USD'), withdrawn(), { type: 'WalletFrozen', by: 'member' })
      .when(cancel('withdrawal'))
      .thenFacts({ kind: 'withdrawal' })
  })
  test('is one of this member, of this kind, and not decided', () => {
    wallet.given(toppedUp('200.00 USD')).when(cancel('withdrawal')).thenRefused({ kind: 'case-unknown' })
    wallet
      .given(toppedUp('200.00 USD'), withdrawn())
      .when(cancel('chain-send'))
      .thenRefused({ kind: 'case-unknown' })
    const given = wallet.given(toppedUp('200.00 USD'), withdrawn())
    const approved = given.when({
      type: 'ApproveWithdrawal',
      input: { withdrawalId: 'c1' },
      given: { approver: 'finance', currency: USD },
    }).decision
    if (approved.kind === 'refused') throw new Error(approved.refusal.kind)
    wallet
      .given(toppedUp('200.00 USD'), withdrawn(), ...approved.facts)
      .when(cancel('withdrawal'))
      .thenRefused({ kind: 'already-decided', status: 'approved' })
  })
  test('is not cancelled once finance has seen its transfer, or where an administrator has entered it', () => {
    wallet
      .given(waiting.deposit.fact, { type: 'DepositReceived', depositId: 'c1' })
      .when(cancel('deposit'))
      .thenRefused({ kind: 'case-taken' })
    wallet
      .given(toppedUp('200.00 USD'), withdrawn('wallet', 'finance'))
      .when(cancel('withdrawal'))
      .thenRefused({ kind: 'case-taken' })
  })
  test('is not decided any more', () => {
    const { decision } = wallet.given(toppedUp('200.00 USD'), withdrawn()).when(cancel('withdrawal'))
    if (decision.kind === 'refused') throw new Error(decision.refusal.kind)
    const given = { approver: 'finance', currency: USD }
    const then = wallet.given(toppedUp('200.00 USD'), withdrawn(), ...decision.facts)
    then
      .when({ type: 'ApproveWithdrawal', input: { withdrawalId: 'c1' }, given })
      .thenRefused({ kind: 'already-decided', status: 'cancelled' })
    then
      .when({ type: 'RejectWithdrawal', input: { withdrawalId: 'c1', reason: 'x' }, given })
      .thenRefused({ kind: 'already-decided', status: 'cancelled' })
  })
})
