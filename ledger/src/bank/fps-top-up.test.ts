import { describe, expect, test } from 'vitest'
import { keptAt } from '../book/persistent-map.ts'
import { ada, USD, wallet } from '../testing/wallet-cases.ts'
import type { WalletFact } from '../wallet/wallet-decider.ts'
import { fpsWorth, type SubmitFpsTopUp } from './fps-top-up.ts'

const submit = (hkdAmount: string, given: Partial<SubmitFpsTopUp['given']> = {}): SubmitFpsTopUp => ({
  type: 'SubmitFpsTopUp',
  input: { fpsId: 'f1', hkdAmount, receiptId: 'file-1' },
  given: {
    verified: true,
    on: true,
    currency: USD,
    ratio: '0.1278',
    minimum: '100',
    maximum: '5000',
    ...given,
  },
})
const submitted: WalletFact = {
  type: 'FpsTopUpSubmitted',
  fpsId: 'f1',
  hkdAmount: '1000.50',
  ratio: '0.1278',
  currency: 'USD',
  receiptId: 'file-1',
}
const rejected: WalletFact = { type: 'FpsTopUpRejected', fpsId: 'f1', reason: 'no such payment' }
const approve = (fee: { fee?: string; feeRate?: string } = {}, approver = 'finance') =>
  ({ type: 'ApproveFpsTopUp', input: { fpsId: 'f1', ...fee }, given: { approver, currency: USD } }) as const
const reject = (reason: string, approver = 'finance') =>
  ({ type: 'RejectFpsTopUp', input: { fpsId: 'f1', reason }, given: { approver } }) as const

describe('an FPS top-up', () => {
  test('is noted in HKD with the ratio promised', () => {
    wallet.given().when(submit('1000.5')).thenFacts(submitted)
    wallet.given(submitted).when(submit('1000.5')).thenNothing()
  })
  test('takes the minimum and the maximum, and refuses a cent beyond either', () => {
    wallet.given().when(submit('100')).thenFacts({ hkdAmount: '100.00' })
    wallet.given().when(submit('5000')).thenFacts({ hkdAmount: '5000.00' })
    wallet
      .given()
      .when(submit('99.99'))
      .thenRefused({ kind: 'below-minimum', minimum: '100', currency: 'HKD' })
    wallet
      .given()
      .when(submit('5000.01'))
      .thenRefused({ kind: 'above-maximum', maximum: '5000', currency: 'HKD' })
  })
  test('is refused at zero, with too many places, and where nothing would arrive', () => {
    wallet.given().when(submit('0')).thenRefused({ kind: 'amount-not-positive' })
    wallet
      .given()
      .when(submit('100.001'))
      .thenRefused({ kind: 'too-many-places', currency: 'HKD', places: 2 })
    wallet
      .given()
      .when(submit('0.07', { minimum: '0' }))
      .thenRefused({ kind: 'amount-too-small' })
    wallet
      .given()
      .when(submit('0.08', { minimum: '0' }))
      .thenFacts({ hkdAmount: '0.08' })
  })
  test('is refused to the unverified, and while the house takes none', () => {
    wallet
      .given()
      .when(submit('100', { verified: false }))
      .thenRefused({ kind: 'identity-not-verified' })
    wallet
      .given()
      .when(submit('100', { on: false }))
      .thenRefused({ kind: 'fps-off' })
  })
  test('is worth its ratio, rounded down', () => {
    expect(fpsWorth('1000.50', '0.1278', USD).amount).toBe('127.86')
    expect(fpsWorth('99.99', '1', USD).amount).toBe('99.99')
  })
})

describe('approving an FPS top-up', () => {
  test('keeps the dollars and credits what they are worth, less the fee', () => {
    const { decision } = wallet.given(submitted).when(approve({ fee: '0.86' }))
    expect(decision).toMatchObject({
      facts: [
        {
          amount: '127.86',
          fee: '0.86',
          credited: '127.00',
          legs: [
            { account: 'world:fps', currency: 'HKD', amount: '-1000.50' },
            { account: 'house:swap', currency: 'HKD', amount: '1000.50' },
            { account: 'house:swap', currency: 'USD', amount: '-127.00' },
            { account: `user:${ada}:available`, currency: 'USD', amount: '127.00' },
            { account: 'house:swap', currency: 'USD', amount: '-0.86' },
            { account: 'house:fees', currency: 'USD', amount: '0.86' },
          ],
        },
      ],
    })
  })
  test('takes a share where finance names one', () => {
    wallet
      .given(submitted)
      .when(approve({ feeRate: '0.1' }))
      .thenFacts({ fee: '12.79', credited: '115.07' })
  })
  test('leaves at least a cent', () => {
    wallet
      .given(submitted)
      .when(approve({ fee: '127.85' }))
      .thenFacts({ credited: '0.01' })
    wallet
      .given(submitted)
      .when(approve({ fee: '127.86' }))
      .thenRefused({ kind: 'fee-above-amount' })
  })
  test('is refused twice, to the member, and without a case', () => {
    const { after } = wallet.given(submitted).when(approve()).thenFacts({ credited: '127.86', fee: '0.00' })
    expect(keptAt(after.fpsTopUps, 'f1')?.status).toBe('approved')
    wallet
      .given(submitted, rejected)
      .when(approve())
      .thenRefused({ kind: 'already-decided', status: 'rejected' })
    wallet.given(submitted).when(approve({}, ada)).thenRefused({ kind: 'own-case' })
    wallet.given().when(approve()).thenRefused({ kind: 'case-unknown' })
  })
})

describe('rejecting an FPS top-up', () => {
  test('moves nothing and keeps the reason', () => {
    const { after } = wallet.given(submitted).when(reject(' no such payment ')).thenFacts(rejected)
    expect(after.balances).toEqual({})
  })
  test('is refused without a reason, to the member, and once decided', () => {
    wallet.given(submitted).when(reject(' ')).thenRefused({ kind: 'reason-missing' })
    wallet.given(submitted).when(reject('x', ada)).thenRefused({ kind: 'own-case' })
    wallet
      .given(submitted, rejected)
      .when(reject('x'))
      .thenRefused({ kind: 'already-decided', status: 'rejected' })
  })
})
