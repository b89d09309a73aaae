import { describe, expect, test } from 'vitest'
import { ada, BTC, ben, toppedUp, USD, wallet } from '../testing/wallet-cases.ts'
import type { SendQuickPay } from './quick-pay.ts'

const send = (amount: string, given: Partial<SendQuickPay['given']> = {}, to = ben): SendQuickPay => ({
  type: 'SendQuickPay',
  input: { paymentId: 'p1', to, currency: (given.currency ?? USD).code, amount },
  given: { verified: true, currency: USD, receiver: { verified: true, quickPayOn: true }, ...given },
})

describe('sending a quick pay', () => {
  test('takes the money into transit', () => {
    const { decision } = wallet.given(toppedUp('25.50 USD')).when(send('25.5'))
    expect(decision).toMatchObject({
      facts: [
        {
          type: 'QuickPaySent',
          to: ben,
          amount: '25.50',
          legs: [
            { account: `user:${ada}:available`, currency: 'USD', amount: '-25.50' },
            { account: 'house:transit', currency: 'USD', amount: '25.50' },
          ],
        },
      ],
    })
  })
  test('is refused one cent above what is there', () => {
    wallet
      .given(toppedUp('25.49 USD'))
      .when(send('25.50'))
      .thenRefused({ kind: 'insufficient-funds', currency: 'USD', short: '0.01' })
  })
  test('takes the minimum of 0.01 and refuses what is below it', () => {
    wallet
      .given(toppedUp('1.00000000 BTC'))
      .when(send('0.01', { currency: BTC }))
      .thenFacts({ type: 'QuickPaySent' })
    wallet
      .given(toppedUp('1.00000000 BTC'))
      .when(send('0.00999999', { currency: BTC }))
      .thenRefused({ kind: 'below-minimum', minimum: '0.01', currency: 'BTC' })
  })
  test('is refused to oneself, to no member, and to one who turned quick pay off', () => {
    wallet
      .given(toppedUp('9.00 USD'))
      .when(send('1', {}, ada))
      .thenRefused({ kind: 'pays-oneself' })
    wallet
      .given(toppedUp('9.00 USD'))
      .when(send('1', { receiver: undefined }))
      .thenRefused({ kind: 'receiver-unknown' })
    wallet
      .given(toppedUp('9.00 USD'))
      .when(send('1', { receiver: { verified: true, quickPayOn: false } }))
      .thenRefused({ kind: 'quick-pay-off' })
  })
  test('is refused to a member who is not verified, without a word of their quick pay', () => {
    for (const quickPayOn of [true, false])
      wallet
        .given(toppedUp('9.00 USD'))
        .when(send('1', { receiver: { verified: false, quickPayOn } }))
        .thenRefused({ kind: 'receiver-not-verified' })
  })
  test('is refused at zero, below zero, and with too many places', () => {
    wallet.given(toppedUp('9.00 USD')).when(send('0')).thenRefused({ kind: 'amount-not-positive' })
    wallet.given(toppedUp('9.00 USD')).when(send('-1')).thenRefused({ kind: 'amount-not-positive' })
    wallet
      .given(toppedUp('9.00 USD'))
      .when(send('0.001'))
      .thenRefused({ kind: 'too-many-places', currency: 'USD', places: 2 })
  })
  test('is refused before the member is verified', () => {
    wallet
      .given(toppedUp('9.00 USD'))
      .when(send('1', { verified: false }))
      .thenRefused({ kind: 'identity-not-verified' })
  })
})

describe('receiving a quick pay', () => {
  test('takes the money out of transit, into a wallet that was never opened too', () => {
    const receive = {
      type: 'ReceiveQuickPay',
      input: { paymentId: 'p1', from: ben, currency: 'USD', amount: '25.50' },
      given: { currency: USD },
    } as const
    const { after } = wallet.given().when(receive).thenFacts({
      type: 'QuickPayReceived',
      from: ben,
      amount: '25.50',
    })
    expect(after.balances.USD?.available).toBe('25.5')
  })
})
