import { describe, expect, test } from 'vitest'
import { after, pay, plan, redeem, subscribe } from '../testing/fixed-deposit-cases.ts'
import { ada, ben, money, toppedUp, USD, wallet } from '../testing/wallet-cases.ts'
import { atMaturity, interestOf, monthOf } from './fixed-deposit.ts'

describe('the interest of a month', () => {
  test('counts actual days over 365, also in a leap year, and rounds down', () => {
    const thousand = money('1000.00 USD')
    expect(interestOf(thousand, '3.65', { from: '2026-01-31', to: '2026-02-28' }).amount).toBe('2.80')
    expect(interestOf(thousand, '3.65', { from: '2028-01-31', to: '2028-02-29' }).amount).toBe('2.90')
    expect(interestOf(thousand, '3.65', { from: '2028-01-01', to: '2029-01-01' }).amount).toBe('36.60')
    expect(interestOf(money('99.99 USD'), '3.65', { from: '2026-01-01', to: '2026-01-02' }).amount).toBe(
      '0.00',
    )
    expect(interestOf(money('1.000000 USDC'), '5', { from: '2026-01-01', to: '2026-02-01' }).amount).toBe(
      '0.004246',
    )
  })
  test('is nothing on the first day, and nothing when a clock went back', () => {
    const thousand = money('1000.00 USD')
    expect(interestOf(thousand, '9', { from: '2026-01-31', to: '2026-01-31' }).isZero()).toBe(true)
    expect(interestOf(thousand, '9', { from: '2026-01-31', to: '2026-01-30' }).isZero()).toBe(true)
  })
  test('comes back to the day it began on after a short month', () => {
    expect(monthOf('2026-01-31', 1)).toEqual({ from: '2026-01-31', to: '2026-02-28' })
    expect(monthOf('2026-01-31', 2)).toEqual({ from: '2026-02-28', to: '2026-03-31' })
  })
  test('adds up to what is promised at maturity', () => {
    expect(atMaturity(money('1000.00 USD'), { rate: '3.65', term: 3, startedOn: '2026-01-31' })).toEqual({
      maturesOn: '2026-04-30',
      interest: money('8.90 USD'),
      total: money('1008.90 USD'),
    })
    const later = { rate: '3.65', nextRate: '7.3', term: 3, startedOn: '2026-01-31', paidMonths: 1 } as const
    expect(atMaturity(money('1000.00 USD'), later).interest).toEqual(money('9.10 USD'))
  })
})

describe('subscribing a fixed deposit', () => {
  test('moves the principal into saving, with the day it matures on', () => {
    const { after } = wallet.given(toppedUp('1000.00 USD')).when(subscribe('1000')).thenFacts({
      type: 'FixedDepositSubscribed',
      principal: '1000.00',
      term: 3,
      rate: '3.65',
      startedOn: '2026-01-31',
      maturesOn: '2026-04-30',
    })
    expect(after.balances.USD).toMatchObject({ available: '0', saving: '1000' })
  })
  test('has no day of maturity under a current plan', () => {
    wallet
      .given(toppedUp('1000.00 USD'))
      .when(subscribe('1000', { plan: plan(0) }))
      .thenFacts({ type: 'FixedDepositSubscribed', maturesOn: null })
  })
  test('adds nothing when it is asked again', () => {
    after(subscribe('1000')).when(subscribe('1000')).thenNothing()
  })
  test('takes the minimum and refuses one cent below it', () => {
    const rich = wallet.given(toppedUp('1000.00 USD'))
    rich.when(subscribe('10.00')).thenFacts({ type: 'FixedDepositSubscribed' })
    rich.when(subscribe('9.99')).thenRefused({ kind: 'below-minimum', minimum: '10.00', currency: 'USD' })
  })
  test('is refused one cent above what is there', () => {
    wallet
      .given(toppedUp('1000.00 USD'))
      .when(subscribe('1000.01'))
      .thenRefused({ kind: 'insufficient-funds', currency: 'USD', short: '0.01' })
  })
  test('is refused at another rate than the member agreed to', () => {
    const rich = wallet.given(toppedUp('1000.00 USD'))
    rich.when(subscribe('100', {}, '3.66')).thenRefused({ kind: 'plan-changed' })
    rich.when(subscribe('100', {}, '3.650')).thenFacts({ type: 'FixedDepositSubscribed', rate: '3.65' })
  })
  test('is refused before verification, while earning is off, and for a plan not on offer', () => {
    const rich = wallet.given(toppedUp('1000.00 USD'))
    rich.when(subscribe('100', { verified: false })).thenRefused({ kind: 'identity-not-verified' })
    rich.when(subscribe('100', { earnOn: false })).thenRefused({ kind: 'earn-off' })
    rich.when(subscribe('100', { plan: undefined })).thenRefused({ kind: 'plan-not-offered' })
  })
})

describe('paying interest', () => {
  test('pays a month on the day it is over, not the day before', () => {
    const running = after(subscribe('1000'))
    running.when(pay(1, '2026-02-27')).thenRefused({ kind: 'month-not-over', on: '2026-02-28' })
    const { after: then } = running.when(pay(1, '2026-02-28')).thenFacts({
      type: 'InterestPaid',
      month: 1,
      from: '2026-01-31',
      to: '2026-02-28',
      rate: '3.65',
      amount: '2.80',
    })
    expect(then.balances.USD).toMatchObject({ available: '2.8', saving: '1000' })
  })
  test('pays no month twice, however often it is asked', () => {
    after(subscribe('1000'), pay(1, '2026-02-28')).when(pay(1, '2027-01-01')).thenNothing()
  })
  test('skips no month and pays none after the term', () => {
    after(subscribe('1000')).when(pay(2, '2027-01-01')).thenRefused({ kind: 'month-not-next', next: 1 })
    after(subscribe('1000'), pay(1, '2027-01-01'), pay(2, '2027-01-01'), pay(3, '2027-01-01'))
      .when(pay(4, '2028-01-01'))
      .thenRefused({ kind: 'month-not-next', next: undefined })
  })
  test('goes on for ever under a current plan', () => {
    const current = after(
      subscribe('1000', { plan: plan(0) }),
      ...Array.from({ length: 13 }, (_, at) => pay(at + 1, '2028-01-01')),
    )
    current.when(pay(14, '2028-01-01')).thenFacts({ type: 'InterestPaid', to: '2027-03-31' })
  })
  test('of less than a cent is noted and moves nothing', () => {
    const small = after(subscribe('10', { plan: plan(3, '0.1') }, '0.1'))
    const { decision } = small.when(pay(1, '2026-02-28'))
    expect(decision).toMatchObject({ facts: [{ amount: '0.00', legs: [] }] })
  })
  test('is refused for a deposit that is unknown or closed', () => {
    wallet.given().when(pay(1, '2026-02-28')).thenRefused({ kind: 'case-unknown' })
    after(subscribe('1000'), redeem('2026-02-01'))
      .when(pay(1, '2026-02-28'))
      .thenRefused({ kind: 'already-decided', status: 'completed' })
  })
})

describe('a changed rate', () => {
  const change = (rate: string, reason = 'review', approver = ben, today = '2026-02-01') =>
    ({
      type: 'ChangeFixedDepositRate',
      input: { depositId: 'd1', rate, reason },
      given: { approver, today, currency: USD },
    }) as const
  test('holds from the next month on', () => {
    const running = after(subscribe('1000'), change('7.3'))
    running.when(pay(1, '2026-02-28')).thenFacts({ type: 'InterestPaid', rate: '3.65' })
    after(subscribe('1000'), change('7.3'), pay(1, '2026-02-28'))
      .when(pay(2, '2026-03-31'))
      .thenFacts({ type: 'InterestPaid', rate: '7.3', amount: '6.20' })
  })
  test('waits for a month that is over: it is paid at the rate it ran at', () => {
    const current = after(subscribe('1000', { plan: plan(0) }))
    current.when(change('1', 'review', ben, '2026-02-28')).thenRefused({ kind: 'interest-due' })
    current
      .when(change('1', 'review', ben, '2026-02-27'))
      .thenFacts({ type: 'FixedDepositRateChanged', rate: '1', fromMonth: 2 })
  })
  test('may only rise for a fixed term, and fall for a current one', () => {
    after(subscribe('1000')).when(change('3.64')).thenRefused({ kind: 'rate-lowered' })
    after(subscribe('1000')).when(change('3.65')).thenNothing()
    after(subscribe('1000', { plan: plan(0) }))
      .when(change('3.64'))
      .thenFacts({ type: 'FixedDepositRateChanged', rate: '3.64', fromMonth: 2 })
  })
  test('is refused without a reason, above 100, and by the member', () => {
    after(subscribe('1000')).when(change('4', ' ')).thenRefused({ kind: 'reason-missing' })
    after(subscribe('1000')).when(change('100.01')).thenRefused({ kind: 'rate-invalid' })
    after(subscribe('1000')).when(change('-1')).thenRefused({ kind: 'rate-invalid' })
    after(subscribe('1000'))
      .when(change('4', 'x', ada))
      .thenRefused({ kind: 'own-case' })
  })
})
