import { describe, expect, test } from 'vitest'
import { activeCard, played, toppedUp, USD, USDC, wallet } from '../testing/wallet-cases.ts'
import type { WalletCommand, WalletFact } from '../wallet/wallet-decider.ts'
import { spentOn, withdrawnOn } from './own-limit.ts'

const day = '2026-11-21'
const set = (amount: string | undefined, proven = false, today = day): WalletCommand => ({
  type: 'SetCardLimit',
  input: amount === undefined ? {} : { amount },
  given: { currency: USD, today, proven },
})
const about = { type: 'CardLimitSet', cardId: 'card-1', currency: 'USD', on: day } as const
const limit = (amount: string): WalletFact => ({ ...about, amount })

const charge = (amount: string, chargeId = 'c1', today = day): WalletCommand => ({
  type: 'ChargeCard',
  input: { chargeId, currency: 'USDC', amount },
  given: {
    ...{ verified: true, currency: USDC, cardCurrency: USD, feeRate: '0', today },
    limits: { minimum: '10', maximum: '500', daily: '800' },
  },
})
const withdraw = (
  amount: string,
  withdrawalId = 'w1',
  source: 'card' | 'wallet' = 'card',
): WalletCommand => ({
  type: 'RequestWithdrawal',
  input: { withdrawalId, source, currency: 'USD', amount, bankId: 'b1' },
  given: { verified: true, currency: USD, minimum: '1', bankUsable: true, today: day, fee: { fee: '5' } },
})
const log = (kind: 'purchase' | 'credit', amount: string, logId: string, settledOn = day): WalletCommand => ({
  type: 'BookCardLog',
  input: { logId, networkTransactionId: logId, kind, currency: 'USD', amount, settledOn },
  given: { currency: USD },
})
const rich = [toppedUp('2000.00 USDC'), toppedUp('500.00 USD', 't2'), ...activeCard]
const loaded = [log('credit', '1000', 'l0')]

describe('the daily limit of a card', () => {
  test('is set and lowered by the session alone, raised and taken away with a proof', () => {
    const at = wallet.given(...activeCard, limit('100.00'))
    wallet
      .given(...activeCard)
      .when(set('100'))
      .thenFacts(limit('100.00'))
    at.when(set('99.99')).thenFacts(limit('99.99'))
    at.when(set('100.01')).thenRefused({ kind: 'card-limit-raised' })
    at.when(set(undefined)).thenRefused({ kind: 'card-limit-raised' })
    at.when(set('100.01', true)).thenFacts(limit('100.01'))
    const { after } = at.when(set(undefined, true)).thenFacts(about)
    expect(after.card?.limit).toBeUndefined()
  })
  test('is set once, and is an amount of the card’s currency', () => {
    wallet
      .given(...activeCard, limit('100.00'))
      .when(set('100.0'))
      .thenNothing()
    wallet
      .given(...activeCard)
      .when(set(undefined))
      .thenNothing()
    wallet
      .given(...activeCard)
      .when(set('0'))
      .thenRefused({ kind: 'amount-not-positive' })
    wallet
      .given(...activeCard)
      .when(set('1.001'))
      .thenRefused({ kind: 'too-many-places', currency: 'USD', places: 2 })
    wallet.given().when(set('1')).thenRefused({ kind: 'card-missing' })
  })
  test('bounds the charges of a day up to the last cent', () => {
    const before = [set('150'), charge('100')]
    played(rich, before).when(charge('50', 'c2')).thenFacts({ amount: '50.00' })
    played(rich, before)
      .when(charge('50.01', 'c2'))
      .thenRefused({ kind: 'above-card-limit', left: '50', currency: 'USD' })
    played(rich, before)
      .when(charge('150', 'c2', '2026-11-22'))
      .thenFacts({ amount: '150.00' })
  })
  test('bounds what a day sends from the card to banks, without fees, and nothing from the wallet', () => {
    const before = [...loaded, set('60'), withdraw('40')]
    const after = played(rich, before)
    expect(withdrawnOn(after.state, day)).toBe('40')
    after.when(withdraw('20', 'w2')).thenFacts({ amount: '20.00', day })
    after.when(withdraw('20.01', 'w2')).thenRefused({ kind: 'above-card-limit', left: '20', currency: 'USD' })
    after.when(withdraw('100', 'w2', 'wallet')).thenFacts({ amount: '100.00' })
    const rejected: WalletCommand = {
      type: 'RejectWithdrawal',
      input: { withdrawalId: 'w1', reason: 'no' },
      given: { approver: 'finance', currency: USD },
    }
    played(rich, [...before, rejected])
      .when(withdraw('60', 'w2'))
      .thenFacts({ amount: '60.00' })
  })
  test('books a purchase above it, and says which limit it passes', () => {
    const before = [...loaded, set('50'), log('purchase', '30', 'l1')]
    const after = played(rich, before)
    expect(spentOn(after.state, day)).toBe('30')
    const marked = (of: ReturnType<typeof played>, command: WalletCommand) => {
      const { decision } = of.when(command)
      const [fact] = decision.kind === 'accepted' ? decision.facts : []
      return fact?.type === 'CardLogBooked' ? fact.aboveLimit : 'not booked'
    }
    expect(marked(after, log('purchase', '20', 'l2'))).toBeUndefined()
    expect(marked(after, log('purchase', '20.01', 'l2'))).toBe('50.00')
    expect(marked(after, log('credit', '500', 'l2'))).toBeUndefined()
    expect(marked(after, log('purchase', '50', 'l2', '2026-11-22'))).toBeUndefined()
    expect(marked(after, log('purchase', '500', 'l2', '2026-11-20'))).toBeUndefined()
  })
  test('counts no purchase that was reversed', () => {
    const reverse: WalletCommand = {
      type: 'ReverseCardLog',
      input: { logId: 'l1', reason: 'twice' },
      given: { reverser: 'finance', currency: USD },
    }
    const { state } = played(rich, [log('purchase', '30', 'l1'), log('purchase', '5', 'l2'), reverse])
    expect(spentOn(state, day)).toBe('5')
  })
})
