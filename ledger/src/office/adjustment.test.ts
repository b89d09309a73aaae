import { Money } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { ada, toppedUp, USD, wallet } from '../testing/wallet-cases.ts'
import type { WalletFact } from '../wallet/wallet-decider.ts'
import type { ProposeAdjustment } from './adjustment.ts'

const propose = (
  amount: string,
  { aloneUpTo = '1000', enteredBy = 'finance', reason = 'a lost wire' } = {},
): ProposeAdjustment => ({
  type: 'ProposeAdjustment',
  input: { adjustmentId: 'a1', currency: 'USD', amount, reason },
  given: { enteredBy, currency: USD, aloneUpTo },
})
const approve = (approver: string) =>
  ({
    type: 'ApproveAdjustment',
    input: { adjustmentId: 'a1' },
    given: { approver, currency: USD },
  }) as const
const reject = (approver: string, reason = 'no') =>
  ({ type: 'RejectAdjustment', input: { adjustmentId: 'a1', reason }, given: { approver } }) as const
const proposed = (amount: string): WalletFact => ({
  type: 'AdjustmentProposed',
  adjustmentId: 'a1',
  currency: 'USD',
  amount,
  reason: 'a lost wire',
  enteredBy: 'finance',
})
const withdraw = (proposer: string, reason = 'the wire was found') =>
  ({ type: 'WithdrawAdjustment', input: { adjustmentId: 'a1', reason }, given: { proposer } }) as const
const withdrawn: WalletFact = {
  type: 'AdjustmentWithdrawn',
  adjustmentId: 'a1',
  reason: 'the wire was found',
}
const rejected: WalletFact = { type: 'AdjustmentRejected', adjustmentId: 'a1', reason: 'no' }

describe('an adjustment', () => {
  test('is booked at once up to the limit, and waits a cent above it', () => {
    const { after } = wallet
      .given()
      .when(propose('1000'))
      .thenFacts(proposed('1000.00'), { type: 'AdjustmentBooked', amount: '1000.00', reason: 'a lost wire' })
    expect(after.balances.USD?.available).toBe('1000')
    const waiting = wallet.given().when(propose('1000.01')).thenFacts(proposed('1000.01'))
    expect(waiting.after.balances).toEqual({})
  })
  test('counts against the limit when it takes away, too', () => {
    wallet.given(toppedUp('2000.00 USD')).when(propose('-1000.01')).thenFacts(proposed('-1000.01'))
    const { decision } = wallet.given(toppedUp('2000.00 USD')).when(propose('-1000'))
    expect(decision).toMatchObject({
      facts: [
        proposed('-1000.00'),
        {
          legs: [
            { account: `user:${ada}:available`, amount: '-1000.00' },
            { account: 'world:adjustment', amount: '1000.00' },
          ],
        },
      ],
    })
  })
  test('that a statement asked for has its other side on the mirror of the place outside, also when it waited', () => {
    const given = { enteredBy: 'finance', currency: USD, against: 'world:bank' } as const
    const five = Money.of('5', USD)
    const legs = move(five, { from: 'world:bank', to: userAccount(ada, 'available') })
    const against = { ...proposed('5.00'), against: 'world:bank' } as const
    const at = (aloneUpTo: string): ProposeAdjustment => ({
      ...propose('5'),
      given: { ...given, aloneUpTo },
    })
    wallet.given().when(at('5')).thenFacts(against, { type: 'AdjustmentBooked', legs })
    wallet.given().when(at('0')).thenFacts(against)
    const booked = { type: 'AdjustmentBooked', legs, reason: 'a lost wire' } as const
    wallet.given(against).when(approve('second')).thenFacts(booked)
  })
  test('is withdrawn with a reason by who entered it while it waits, and then decided no more', () => {
    wallet.given(proposed('5.00')).when(withdraw('finance')).thenFacts(withdrawn)
    wallet.given(proposed('5.00')).when(withdraw('second')).thenRefused({ kind: 'not-your-proposal' })
    wallet.given(proposed('5.00')).when(withdraw('finance', ' ')).thenRefused({ kind: 'reason-missing' })
    wallet.given().when(withdraw('finance')).thenRefused({ kind: 'case-unknown' })
    const ended = wallet.given(proposed('5.00'), withdrawn)
    ended.when(approve('second')).thenRefused({ kind: 'already-decided', status: 'withdrawn' })
    ended.when(withdraw('finance')).thenRefused({ kind: 'already-decided', status: 'withdrawn' })
    wallet
      .given(proposed('5.00'), rejected)
      .when(withdraw('finance'))
      .thenRefused({ kind: 'already-decided', status: 'rejected' })
  })
  test('takes away all there is, and not a cent more', () => {
    wallet.given(toppedUp('5.00 USD')).when(propose('-5')).thenFacts(proposed('-5.00'), { amount: '-5.00' })
    wallet
      .given(toppedUp('5.00 USD'))
      .when(propose('-5.01'))
      .thenRefused({ kind: 'insufficient-funds', currency: 'USD', short: '0.01' })
  })
  test('takes away some of more than any one amount can be', () => {
    const most = '99999999999999999999.00 USD'
    const { after } = wallet
      .given(toppedUp(most), toppedUp(most, 'top-up-2'))
      .when(propose('-1000'))
      .thenFacts(proposed('-1000.00'), { amount: '-1000.00' })
    expect(after.balances.USD?.available).toBe('199999999999999998998')
  })
  test('is refused at zero, with half a cent, without a reason, and to oneself', () => {
    wallet.given().when(propose('0')).thenRefused({ kind: 'amount-not-positive' })
    wallet.given().when(propose('-0')).thenRefused({ kind: 'amount-not-positive' })
    wallet.given().when(propose('0.005')).thenRefused({ kind: 'too-many-places', currency: 'USD', places: 2 })
    wallet
      .given()
      .when(propose('1', { reason: ' ' }))
      .thenRefused({ kind: 'reason-missing' })
    wallet
      .given()
      .when(propose('1', { enteredBy: ada }))
      .thenRefused({ kind: 'own-case' })
  })
  test('entered again with the same id changes nothing', () => {
    wallet.given(proposed('2000.00')).when(propose('2000')).thenNothing()
  })
})

describe('an adjustment above the limit', () => {
  test('is booked by a second administrator, never by the first, nor by the member', () => {
    wallet.given(proposed('2000.00')).when(approve('finance')).thenRefused({ kind: 'own-case' })
    wallet.given(proposed('2000.00')).when(approve(ada)).thenRefused({ kind: 'own-case' })
    const { after } = wallet
      .given(proposed('2000.00'))
      .when(approve('finance-2'))
      .thenFacts({ type: 'AdjustmentBooked', amount: '2000.00' })
    expect(after.balances.USD?.available).toBe('2000')
  })
  test('is refused when the money has gone since', () => {
    wallet
      .given(toppedUp('1500.00 USD'), proposed('-2000.00'))
      .when(approve('finance-2'))
      .thenRefused({ kind: 'insufficient-funds', currency: 'USD', short: '500.00' })
  })
  test('is rejected with a reason, and then closed', () => {
    wallet.given(proposed('2000.00')).when(reject('finance-2', ' no ')).thenFacts(rejected)
    wallet.given(proposed('2000.00')).when(reject('finance-2', '')).thenRefused({ kind: 'reason-missing' })
    wallet
      .given(proposed('2000.00'), rejected)
      .when(approve('finance-2'))
      .thenRefused({ kind: 'already-decided', status: 'rejected' })
    wallet.given().when(approve('finance-2')).thenRefused({ kind: 'case-unknown' })
  })
})
