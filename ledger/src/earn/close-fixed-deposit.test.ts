import { describe, expect, test } from 'vitest'
import { keptAt } from '../book/persistent-map.ts'
import { after, cancel, mature, pay, plan, redeem, subscribe } from '../testing/fixed-deposit-cases.ts'
import { ada, USD } from '../testing/wallet-cases.ts'
import { redemptionOf } from './close-fixed-deposit.ts'

describe('a fixed term that ends', () => {
  const paid = [subscribe('1000'), pay(1, '2026-05-01'), pay(2, '2026-05-01')]
  test('returns the principal after its last interest, and not before', () => {
    after(...paid)
      .when(mature('2026-04-29'))
      .thenRefused({ kind: 'not-matured' })
    after(...paid)
      .when(mature('2026-04-30'))
      .thenRefused({ kind: 'interest-due' })
    const { after: then } = after(...paid, pay(3, '2026-04-30'))
      .when(mature('2026-04-30'))
      .thenFacts({ type: 'FixedDepositMatured', principal: '1000.00' })
    expect(then.balances.USD).toMatchObject({ available: '1008.9', saving: '0' })
  })
  test('ends once, and never under a current plan', () => {
    after(...paid, pay(3, '2026-04-30'), mature('2026-04-30'))
      .when(mature('2026-04-30'))
      .thenRefused({ kind: 'already-decided', status: 'completed' })
    after(subscribe('1000', { plan: plan(0) }))
      .when(mature('2026-02-01'))
      .thenRefused({ kind: 'not-matured' })
  })
})

describe('redeeming', () => {
  test('a current plan pays interest to the day', () => {
    const current = after(subscribe('1000', { plan: plan(0) }), pay(1, '2026-02-28'))
    const { after: then } = current
      .when(redeem('2026-03-10'))
      .thenFacts({ type: 'FixedDepositRedeemed', interest: '1.00', forfeited: '0.00' })
    expect(then.balances.USD).toMatchObject({ available: '1003.8', saving: '0' })
  })
  test('a fixed term keeps the interest paid and forfeits the running month', () => {
    const { after: then } = after(subscribe('1000'), pay(1, '2026-02-28'))
      .when(redeem('2026-03-30'))
      .thenFacts({ type: 'FixedDepositRedeemed', interest: '0.00', forfeited: '3.00' })
    expect(then.balances.USD).toMatchObject({ available: '1002.8', saving: '0' })
  })
  test('pays the months that are over with it: nothing of them is forfeited', () => {
    after(subscribe('1000')).when(redeem('2026-02-27')).thenFacts({ forfeited: '2.70' })
    const { after: then } = after(subscribe('1000'))
      .when(redeem('2026-04-01'))
      .thenFacts(
        { type: 'InterestPaid', month: 1, amount: '2.80' },
        { type: 'InterestPaid', month: 2, amount: '3.10' },
        { type: 'FixedDepositRedeemed', interest: '0.00', forfeited: '0.10' },
      )
    expect(then.balances.USD).toMatchObject({ available: '1005.9', saving: '0' })
  })
  test('on the day its term ends pays all of it', () => {
    const { after: then } = after(subscribe('1000'), pay(1, '2026-04-30'), pay(2, '2026-04-30'))
      .when(redeem('2026-04-30'))
      .thenFacts(
        { type: 'InterestPaid', month: 3, amount: '3.00' },
        { type: 'FixedDepositRedeemed', interest: '0.00', forfeited: '0.00' },
      )
    expect(then.balances.USD).toMatchObject({ available: '1008.9', saving: '0' })
    expect(keptAt(then.fixedDeposits, 'd1')).toMatchObject({ status: 'completed', paidMonths: 3 })
  })
  test('waits for years of interest to be paid before it', () => {
    const current = after(subscribe('1000', { plan: plan(0) }))
    current.when(redeem('2028-02-29')).thenRefused({ kind: 'interest-due' })
    expect(current.when(redeem('2028-02-28')).decision).toMatchObject({ kind: 'accepted' })
  })
  test('on the first day gives back exactly what was put in', () => {
    const { after: then } = after(subscribe('1000'))
      .when(redeem('2026-01-31'))
      .thenFacts({ type: 'FixedDepositRedeemed', interest: '0.00', forfeited: '0.00' })
    expect(then.balances.USD).toMatchObject({ available: '1000', saving: '0' })
  })
  test('happens once', () => {
    after(subscribe('1000'), redeem('2026-02-01'))
      .when(redeem('2026-02-01'))
      .thenRefused({ kind: 'already-decided', status: 'completed' })
  })
  test('is previewed by the same arithmetic', () => {
    const { state } = after(subscribe('1000'))
    const deposit = keptAt(state.fixedDeposits, 'd1')
    expect(deposit && redemptionOf(deposit, USD, '2026-02-27').forfeited.amount).toBe('2.70')
    const atItsEnd = deposit && redemptionOf(deposit, USD, '2026-04-30')
    expect([atItsEnd?.interest.amount, atItsEnd?.forfeited.amount]).toEqual(['8.90', '0.00'])
  })
})

describe('cancelling', () => {
  test('by the member returns the principal while no interest has been paid', () => {
    const { after: then } = after(subscribe('1000'))
      .when(cancel('member', '2026-02-27'))
      .thenFacts({ type: 'FixedDepositCancelled', by: 'member', principal: '1000.00' })
    expect(then.balances.USD).toMatchObject({ available: '1000', saving: '0' })
    after(subscribe('1000'), pay(1, '2026-02-28'))
      .when(cancel('member', '2026-03-01'))
      .thenRefused({ kind: 'interest-already-paid' })
    after(subscribe('1000')).when(cancel('member', '2026-02-28')).thenRefused({ kind: 'interest-due' })
  })
  test('by an administrator needs a reason and another hand than the member’s', () => {
    const running = after(subscribe('1000'), pay(1, '2026-02-28'))
    running.when(cancel('admin', '2026-03-01')).thenRefused({ kind: 'reason-missing' })
    running
      .when(cancel('admin', '2026-03-01', { reason: 'mistake', canceller: ada }))
      .thenRefused({ kind: 'own-case' })
    const { after: then } = running
      .when(cancel('admin', '2026-03-01', { reason: 'mistake' }))
      .thenFacts({ type: 'FixedDepositCancelled', by: 'admin', reason: 'mistake', interest: '0.10' })
    expect(then.balances.USD).toMatchObject({ available: '1002.9', saving: '0' })
    expect(keptAt(then.fixedDeposits, 'd1')?.status).toBe('cancelled')
  })
})
