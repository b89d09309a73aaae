import { describe, expect, test } from 'vitest'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { keptAt } from '../book/persistent-map.ts'
import { ada, money, toppedUp, USD, wallet } from '../testing/wallet-cases.ts'
import type { WalletFact } from '../wallet/wallet-decider.ts'
import type { RequestWithdrawal, WithdrawalSource } from './withdrawal.ts'

const request = (
  amount: string,
  given: Partial<RequestWithdrawal['given']> = {},
  source: WithdrawalSource = 'wallet',
): RequestWithdrawal => ({
  type: 'RequestWithdrawal',
  input: { withdrawalId: 'w1', source, currency: 'USD', amount, bankId: 'b1' },
  given: {
    verified: true,
    currency: USD,
    minimum: '20',
    fee: { fee: '5', feeRate: '0.01' },
    bankUsable: true,
    today: '2026-11-21',
    ...given,
  },
})
const approve = (
  asked: { fee?: string; feeRate?: string; externalTxId?: string } = {},
  approver = 'finance',
) =>
  ({
    type: 'ApproveWithdrawal',
    input: { withdrawalId: 'w1', ...asked },
    given: { approver, currency: USD },
  }) as const
const reject = (reason: string, approver = 'finance') =>
  ({
    type: 'RejectWithdrawal',
    input: { withdrawalId: 'w1', reason },
    given: { approver, currency: USD },
  }) as const

const onCard = (text: string): WalletFact => ({
  type: 'DepositCompleted',
  depositId: 'd1',
  target: 'card',
  currency: 'USD',
  amount: '1',
  fee: '0',
  cardFee: '0',
  credited: '1',
  legs: move(money(text), { from: 'world:bank', to: userAccount(ada, 'card') }),
})

/** Facts up to a pending withdrawal of 100 with a fee of 6 out of 200. */
const pending = (given: Partial<RequestWithdrawal['given']> = {}, source: WithdrawalSource = 'wallet') => {
  const funds = source === 'wallet' ? toppedUp('200.00 USD') : onCard('200.00 USD')
  const { decision } = wallet.given(funds).when(request('100', given, source))
  if (decision.kind === 'refused') throw new Error(decision.refusal.kind)
  return [funds, ...decision.facts]
}

describe('a withdrawal', () => {
  test('locks the amount and its fee', () => {
    const { after } = wallet
      .given(toppedUp('200.00 USD'))
      .when(request('100'))
      .thenFacts({ type: 'WithdrawalRequested', amount: '100.00', fee: '6.00', bankId: 'b1' })
    expect(after.balances.USD).toMatchObject({ available: '94', locked: '106' })
  })
  test('asked for again with the same id locks nothing more', () => {
    wallet
      .given(...pending())
      .when(request('100'))
      .thenNothing()
  })
  test('may take everything with its fee, and not a cent more', () => {
    wallet.given(toppedUp('106.00 USD')).when(request('100')).thenFacts({ fee: '6.00' })
    wallet
      .given(toppedUp('105.99 USD'))
      .when(request('100'))
      .thenRefused({ kind: 'insufficient-funds', currency: 'USD', short: '0.01' })
  })
  test('takes the minimum and refuses a cent less', () => {
    wallet.given(toppedUp('200.00 USD')).when(request('20')).thenFacts({ amount: '20.00' })
    wallet
      .given(toppedUp('200.00 USD'))
      .when(request('19.99'))
      .thenRefused({ kind: 'below-minimum', minimum: '20', currency: 'USD' })
  })
  test('is refused at zero and with half a cent', () => {
    wallet.given(toppedUp('200.00 USD')).when(request('0')).thenRefused({ kind: 'amount-not-positive' })
    wallet
      .given(toppedUp('200.00 USD'))
      .when(request('20.005'))
      .thenRefused({ kind: 'too-many-places', currency: 'USD', places: 2 })
  })
  test('is refused to the unverified, and to a bank account that is not usable', () => {
    wallet
      .given(toppedUp('200.00 USD'))
      .when(request('100', { verified: false }))
      .thenRefused({ kind: 'identity-not-verified' })
    wallet
      .given(toppedUp('200.00 USD'))
      .when(request('100', { bankUsable: false }))
      .thenRefused({ kind: 'bank-not-usable' })
  })
  test('from the card takes what is on the card, not what is in the wallet', () => {
    const { after } = wallet
      .given(onCard('200.00 USD'))
      .when(request('100', {}, 'card'))
      .thenFacts({ source: 'card' })
    expect(after.balances.USD).toMatchObject({ card: '94', locked: '106' })
    wallet
      .given(toppedUp('200.00 USD'))
      .when(request('100', {}, 'card'))
      .thenRefused({ kind: 'insufficient-funds', currency: 'USD', short: '106.00' })
  })
})

describe('approving a withdrawal', () => {
  test('sends exactly the amount to the bank and keeps the fee', () => {
    const { decision } = wallet.given(...pending()).when(approve({ externalTxId: 'wire-7' }))
    expect(decision).toMatchObject({
      facts: [
        {
          type: 'WithdrawalSettled',
          amount: '100.00',
          fee: '6.00',
          externalTxId: 'wire-7',
          legs: [
            { account: `user:${ada}:locked`, amount: '-100.00' },
            { account: 'world:bank', amount: '100.00' },
            { account: `user:${ada}:locked`, amount: '-6.00' },
            { account: 'house:fees', amount: '6.00' },
          ],
        },
      ],
    })
  })
  test('gives back what it does not take of the fee', () => {
    const { after } = wallet
      .given(...pending())
      .when(approve({ feeRate: '0.02' }))
      .thenFacts({ fee: '2.00' })
    expect(after.balances.USD).toMatchObject({ available: '98', locked: '0' })
  })
  test('gives it back to the card it came from', () => {
    const { after } = wallet
      .given(...pending({}, 'card'))
      .when(approve({ fee: '0' }))
      .thenFacts({ fee: '0.00' })
    expect(after.balances.USD).toMatchObject({ available: '0', locked: '0', card: '100' })
  })
  test('may take the whole fee quoted, and not a cent more', () => {
    wallet
      .given(...pending())
      .when(approve({ fee: '6' }))
      .thenFacts({ fee: '6.00' })
    wallet
      .given(...pending())
      .when(approve({ fee: '6.01' }))
      .thenRefused({ kind: 'fee-above-quoted', quoted: '6.00', currency: 'USD' })
  })
  test('is refused to the member, to who entered it, twice, and without a case', () => {
    wallet
      .given(...pending())
      .when(approve({}, ada))
      .thenRefused({ kind: 'own-case' })
    wallet
      .given(...pending({ enteredBy: 'finance' }))
      .when(approve())
      .thenRefused({ kind: 'own-case' })
    wallet
      .given(...pending({ enteredBy: 'finance' }))
      .when(approve({}, 'finance-2'))
      .thenFacts({ type: 'WithdrawalSettled' })
    wallet
      .given(toppedUp('200.00 USD'))
      .when(request('100', { enteredBy: ada }))
      .thenRefused({ kind: 'own-case' })
    wallet.given().when(approve()).thenRefused({ kind: 'case-unknown' })
  })
})

describe('rejecting a withdrawal', () => {
  test('gives everything back, the fee too', () => {
    for (const [source, pocket] of [['wallet', 'available'] as const, ['card', 'card'] as const]) {
      const { after } = wallet
        .given(...pending({}, source))
        .when(reject(' closed account '))
        .thenFacts({ type: 'WithdrawalRejected', reason: 'closed account' })
      expect(after.balances.USD).toMatchObject({ locked: '0', [pocket]: '200' })
      expect(keptAt(after.withdrawals, 'w1')?.status).toBe('rejected')
    }
  })
  test('is refused without a reason, to the member, and once decided', () => {
    wallet
      .given(...pending())
      .when(reject(' '))
      .thenRefused({ kind: 'reason-missing' })
    wallet
      .given(...pending())
      .when(reject('x', ada))
      .thenRefused({ kind: 'own-case' })
    const { decision } = wallet.given(...pending()).when(approve())
    if (decision.kind === 'refused') throw new Error(decision.refusal.kind)
    wallet
      .given(...pending(), ...decision.facts)
      .when(reject('x'))
      .thenRefused({ kind: 'already-decided', status: 'approved' })
  })
})
