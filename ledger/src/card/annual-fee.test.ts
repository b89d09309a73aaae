import { describe, expect, test } from 'vitest'
import { wallet } from '../testing/wallet-cases.ts'
import type { WalletFact } from '../wallet/wallet-decider.ts'
import {
  type CardFeeTerms,
  cardDuesBy,
  cardDuesOwed,
  type SuspendCard,
  type TakeCardFee,
} from './card-fee.ts'
import { active, since, terms } from './testing/card-fee-cases.ts'

/** No monthly fee, and an annual one of 20 USD. */
const yearly = (today: string, over: Partial<CardFeeTerms> = {}) =>
  terms(today, { fees: since('0'), annual: since('20'), ...over })
const take = (month: string, given: CardFeeTerms): TakeCardFee => ({
  type: 'TakeCardFee',
  input: { month, annual: true },
  given,
})
const suspend = (month: string, given: CardFeeTerms): SuspendCard => ({
  ...take(month, given),
  type: 'SuspendCard',
})
const owedBy = (history: readonly WalletFact[], given: CardFeeTerms) =>
  cardDuesOwed(wallet.given(...history).state.card, given)

describe('the annual fees that a card owes', () => {
  test('are those of each year from its first day of use', () => {
    expect(owedBy(active('0'), yearly('2027-01-09'))).toEqual([])
    expect(owedBy(active('0'), yearly('2027-01-10'))).toEqual([{ month: '2027-01', annual: true }])
    expect(owedBy(active('0'), yearly('2028-01-10')).map(({ month }) => month)).toEqual([
      '2027-01',
      '2028-01',
    ])
  })
  test('fall on the last of a shorter month', () => {
    const leap = active('0', '2024-02-29')
    expect(owedBy(leap, yearly('2025-02-27'))).toEqual([])
    expect(owedBy(leap, yearly('2025-02-28'))).toHaveLength(1)
    expect(owedBy(leap, yearly('2028-02-28'))).toHaveLength(3)
    expect(owedBy(leap, yearly('2028-02-29'))).toHaveLength(4)
  })
  test('are as high as the fee was that day, and none where it was free or the card was blocked', () => {
    const annual = [...since('0'), { from: '2027-06-01', fee: '20' }]
    expect(owedBy(active('0'), yearly('2028-01-10', { annual }))).toEqual([
      { month: '2028-01', annual: true },
    ])
    const blocked: WalletFact = { type: 'CardBlocked', cardId: 'card-1', reason: 'lost', on: '2026-12-01' }
    const again: WalletFact = { type: 'CardActivated', cardId: 'card-1', on: '2027-02-01' }
    expect(owedBy([...active('0'), blocked, again], yearly('2028-01-09'))).toEqual([])
  })
  test('stand among the monthly ones by their days', () => {
    const given = terms('2027-02-01', { annual: since('20') })
    expect(owedBy(active('0', '2025-12-31'), given).slice(-3)).toEqual([
      { month: '2026-12', annual: true },
      { month: '2027-01' },
      { month: '2027-02' },
    ])
  })
  test('are none for a command that was recorded before there were any', () => {
    expect(owedBy(active('0'), terms('2027-12-31', { fees: since('0') }))).toEqual([])
  })
})

describe('taking the annual fee', () => {
  test('takes it off the card once, for the house', () => {
    const { after } = wallet
      .given(...active('25'))
      .when(take('2027-01', yearly('2027-01-10')))
      .thenFacts({ type: 'CardFeeTaken', month: '2027-01', annual: true, amount: '20.00' })
    expect(after.balances.USD?.card).toBe('5')
    expect(after.card?.feePaidFor).toBeUndefined()
    expect(cardDuesOwed(after.card, yearly('2027-12-31'))).toEqual([])
  })
  test('is refused before its day, and does nothing in a month without one', () => {
    wallet
      .given(...active('25'))
      .when(take('2027-01', yearly('2027-01-09')))
      .thenRefused({ kind: 'card-fee-not-due', on: '2027-01-10' })
    wallet
      .given(...active('25'))
      .when(take('2027-03', yearly('2027-12-31')))
      .thenNothing()
  })
  test('waits for the monthly fee that was owed before it', () => {
    wallet
      .given(...active('25', '2026-11-15'))
      .when(take('2027-11', terms('2027-11-15', { annual: since('20') })))
      .thenRefused({ kind: 'earlier-card-fee-owed', month: '2026-12' })
  })
  test('suspends a card that does not hold it when its day is over, until it is paid', () => {
    const short = wallet.given(...active('19.99'))
    short
      .when(suspend('2027-01', yearly('2027-01-10')))
      .thenRefused({ kind: 'card-fee-not-due', on: '2027-01-10' })
    short
      .when(suspend('2027-01', yearly('2027-01-11')))
      .thenFacts({ type: 'CardSuspended', month: '2027-01', annual: true })
    const suspended: WalletFact = { type: 'CardSuspended', cardId: 'card-1', month: '2027-01', annual: true }
    wallet
      .given(...active('20'), suspended)
      .when(take('2027-01', yearly('2027-01-20')))
      .thenFacts({ type: 'CardFeeTaken', annual: true }, { type: 'CardResumed' })
  })
})

test('the fees to come are those of each day up to the last, with their days and amounts', () => {
  const { card } = wallet.given(...active('25')).state
  const given = terms('2027-02-01', { fees: since('1'), annual: since('20') })
  expect(cardDuesBy(card, given).slice(-3)).toEqual([
    { month: '2027-01', on: '2027-01-01', fee: '1' },
    { month: '2027-01', annual: true, on: '2027-01-10', fee: '20' },
    { month: '2027-02', on: '2027-02-01', fee: '1' },
  ])
  expect(cardDuesBy(undefined, given)).toEqual([])
})
