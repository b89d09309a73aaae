import { describe, expect, test } from 'vitest'
import { move } from '../book/legs.ts'
import { ada, money, openedCard, wallet } from '../testing/wallet-cases.ts'
import type { WalletFact } from '../wallet/wallet-decider.ts'
import { type CardFeeTerms, cardFeesOwed, feeMonthOn } from './card-fee.ts'
import { active, paidFor, since, suspend, suspended, take, taken, terms } from './testing/card-fee-cases.ts'

describe('the months that a card owes', () => {
  const owedBy = (history: readonly WalletFact[], over: CardFeeTerms) =>
    cardFeesOwed(wallet.given(...history).state.card, over)
  const blocked = (on?: string): WalletFact => ({
    type: 'CardBlocked',
    cardId: 'card-1',
    reason: 'lost',
    ...(on ? { on } : {}),
  })
  const activated = (on: string): WalletFact => ({ type: 'CardActivated', cardId: 'card-1', on })

  test('are those of every fee day since it was activated, or since the last that was paid', () => {
    const months = ['2026-02', '2026-03', '2026-04', '2026-05', '2026-06']
    expect(owedBy(active('0'), terms('2026-06-30'))).toEqual(months)
    expect(owedBy([...active('0'), suspended], terms('2026-06-30'))).toEqual(months)
    expect(owedBy([...active('9'), paidFor('2026-04')], terms('2026-06-01'))).toEqual(months.slice(3))
    expect(owedBy(active('0'), terms('2027-01-31'))).toHaveLength(12)
  })
  test('have the last of a shorter month for a fee day, also round a year', () => {
    const on31 = { day: 31 }
    expect(owedBy(active('0', '2025-11-30'), terms('2026-02-27', on31))).toEqual(['2025-12', '2026-01'])
    expect(owedBy(active('0', '2025-11-29'), terms('2026-02-28', on31))).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ])
  })
  test('do not count those in which it was blocked, and still those before', () => {
    const history = [...active('0'), blocked('2026-03-01')]
    expect(owedBy(history, terms('2026-08-20'))).toEqual([])
    expect(owedBy([...history, activated('2026-07-01')], terms('2026-08-20'))).toEqual(['2026-02', '2026-08'])
  })
  test('do not count those before a block that the log does not date', () => {
    const history = [...active('0'), blocked(), activated('2026-07-01')]
    expect(owedBy(history, terms('2026-08-20'))).toEqual(['2026-08'])
  })
  test('are as dear as the fee that held as their day began', () => {
    const fees = [...since('1'), { from: '2026-03-01', fee: '2' }, { from: '2026-03-02', fee: '0' }]
    expect(owedBy(active('0'), terms('2026-04-30', { fees }))).toEqual(['2026-02', '2026-03'])
    wallet
      .given(...active('9'), paidFor('2026-02'))
      .when(take('2026-03', terms('2026-04-30', { fees })))
      .thenFacts({ type: 'CardFeeTaken', month: '2026-03', amount: '2.00' })
  })
})

describe('the month whose fee day came last', () => {
  test.each([
    ['2026-03-15', 15, '2026-03'],
    ['2026-03-14', 15, '2026-02'],
    ['2026-02-28', 31, '2026-02'],
    ['2026-02-27', 31, '2026-01'],
    ['2028-02-28', 31, '2028-01'],
    ['2028-02-29', 31, '2028-02'],
    ['2026-01-14', 15, '2025-12'],
    ['2026-01-01', 0, '2026-01'],
  ])('on %s with day %i is %s', (today, day, month) => {
    expect(feeMonthOn(today, day)).toBe(month)
  })
})

describe('taking the monthly fee', () => {
  test('that was set with more places than the books keep takes it rounded up', () => {
    const given = terms('2026-02-01', { fees: since('0.995') })
    wallet
      .given(...active('100'))
      .when(take('2026-02', given))
      .thenFacts({ type: 'CardFeeTaken', amount: '1.00' })
    wallet
      .given(...active('1'))
      .when(suspend('2026-02', { ...given, today: '2026-02-02', fees: since('1.001') }))
      .thenFacts({ type: 'CardSuspended' })
  })
  test('takes it off the card on the day, to the last cent, once for the month', () => {
    const { after } = wallet
      .given(...active('1.00'))
      .when(take('2026-02', terms('2026-02-01')))
      .thenFacts({ ...taken, month: '2026-02' })
    expect(after.balances.USD?.card).toBe('0')
    expect(after.card).toMatchObject({ status: 'active', feePaidFor: '2026-02' })
    const fact = {
      ...taken,
      month: '2026-02',
      currency: 'USD',
      legs: move(money('1.00 USD'), { from: `user:${ada}:card`, to: 'house:card-fees' }),
    } as const
    const paid = wallet.given(...active('5.00'), fact)
    paid.when(take('2026-02', terms('2026-02-20'))).thenNothing()
    paid.when(take('2026-01', terms('2026-02-20'))).thenNothing()
    paid.when(take('2026-02', terms('2026-03-01'))).thenNothing()
    paid.when(take('2026-03', terms('2026-03-01'))).thenFacts({ ...taken, month: '2026-03' })
  })
  test('waits for the day, which is the last one of a shorter month', () => {
    const day = { day: 31 }
    const card = wallet.given(...active('1.00', '2026-01-31'))
    card
      .when(take('2026-02', terms('2026-02-27', day)))
      .thenRefused({ kind: 'card-fee-not-due', on: '2026-02-28' })
    card.when(take('2026-02', terms('2026-02-28', day))).thenFacts({ ...taken, month: '2026-02' })
  })
  test('is refused one cent short', () => {
    wallet
      .given(...active('0.99'))
      .when(take('2026-02', terms('2026-02-01')))
      .thenRefused({ kind: 'insufficient-funds', currency: 'USD', short: '0.01' })
  })
  test('begins with the fee day after the card was activated', () => {
    const activatedOn = (on: string) => wallet.given(...active('9.00', on))
    activatedOn('2026-02-01')
      .when(take('2026-02', terms('2026-02-02')))
      .thenNothing()
    activatedOn('2026-01-31')
      .when(take('2026-02', terms('2026-02-02')))
      .thenFacts({ ...taken })
  })
  test('leaves alone cards that are not in use, and a member without one', () => {
    wallet
      .given(openedCard)
      .when(take('2026-02', terms('2026-02-01')))
      .thenNothing()
    const blocked: WalletFact = { type: 'CardBlocked', cardId: 'card-1', reason: 'lost' }
    wallet
      .given(...active('5.00'), blocked)
      .when(take('2026-02', terms('2026-02-01')))
      .thenNothing()
    wallet
      .given()
      .when(take('2026-02', terms('2026-02-01')))
      .thenRefused({ kind: 'card-missing' })
  })
  test('takes nothing while there is no fee', () => {
    const free = terms('2026-02-02', { fees: since('0') })
    wallet
      .given(...active('5.00'))
      .when(take('2026-02', free))
      .thenNothing()
    wallet
      .given(...active('0.50'), suspended)
      .when(take('2026-02', free))
      .thenFacts({ type: 'CardResumed' })
  })
  test('brings a suspended card back when it has paid every month whose day is over, oldest first', () => {
    const history = [...active('3.00'), suspended]
    wallet
      .given(...history)
      .when(take('2026-02', terms('2026-02-20')))
      .thenFacts({ ...taken, month: '2026-02' }, { type: 'CardResumed', cardId: 'card-1' })
    const { after } = wallet
      .given(...history)
      .when(take('2026-02', terms('2026-04-01')))
      .thenFacts({ ...taken, month: '2026-02' })
    expect(after.card).toMatchObject({ status: 'suspended', feePaidFor: '2026-02' })
    wallet
      .given(...history)
      .when(take('2026-03', terms('2026-04-01')))
      .thenRefused({ kind: 'earlier-card-fee-owed', month: '2026-02' })
    // The last day of April is not over: a fee due then keeps no card suspended.
    wallet
      .given(...history, paidFor('2026-02'))
      .when(take('2026-03', terms('2026-04-01')))
      .thenFacts({ ...taken, month: '2026-03' }, { type: 'CardResumed', cardId: 'card-1' })
  })
})
