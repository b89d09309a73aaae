import { describe, expect, test } from 'vitest'
import { ada, USD, wallet } from '../testing/wallet-cases.ts'
import type { CreditCircleDeposit } from './circle-deposit.ts'

const credit = (
  amount: string,
  fee: { fee?: string; feeRate?: string } = {},
  recorder = 'finance',
): CreditCircleDeposit => ({
  type: 'CreditCircleDeposit',
  input: { circleId: 'c1', currency: 'USD', amount, ...fee },
  given: { recorder, currency: USD },
})

describe('a Circle deposit', () => {
  test('is credited at once, less the fee', () => {
    const { after } = wallet
      .given()
      .when(credit('50', { feeRate: '0.01' }))
      .thenFacts({ type: 'CircleDepositCredited', amount: '50.00', fee: '0.50', credited: '49.50' })
    expect(after.balances.USD?.available).toBe('49.5')
  })
  test('is credited once, however often Circle reports it', () => {
    const { decision } = wallet.given().when(credit('50'))
    if (decision.kind === 'refused') throw new Error(decision.refusal.kind)
    wallet
      .given(...decision.facts)
      .when(credit('50'))
      .thenRefused({ kind: 'circle-id-already-used' })
  })
  test('leaves at least a cent', () => {
    wallet
      .given()
      .when(credit('50', { fee: '49.99' }))
      .thenFacts({ credited: '0.01' })
    wallet
      .given()
      .when(credit('50', { fee: '50' }))
      .thenRefused({ kind: 'fee-above-amount' })
  })
  test('is refused at zero, with too many places, and by the member’s own hand', () => {
    wallet.given().when(credit('0')).thenRefused({ kind: 'amount-not-positive' })
    wallet.given().when(credit('0.001')).thenRefused({ kind: 'too-many-places', currency: 'USD', places: 2 })
    wallet
      .given()
      .when(credit('1', {}, ada))
      .thenRefused({ kind: 'own-case' })
  })
})
