import { readLegs } from '@strongroom/ledger/book'
import { cardCaptureLineId, cardPurchaseLineId } from '@strongroom/ledger/card'
import { describe, expect, test } from 'vitest'
import type { Told } from '../../testing/facts.ts'
import { givenFacts } from '../../testing/given-facts.ts'
import { cardTransactions } from '../card-transactions/card-transactions.ts'
import { cardPurchases } from './card-purchases.ts'

const [card, locked, owed] = ['user:7:card', 'user:7:locked', 'house:card-processor'] as const
const leg = (account: string, amount: string) => ({ account, currency: 'USD', amount })
const of = (type: string, fact: object): Told => ['wallet-7', { type, ...fact } as never]
const about = { authorisationId: 'a', currency: 'USD', on: '2026-11-21' }

const authorised = (amount: string) =>
  of('CardPurchaseAuthorised', {
    ...about,
    ...{ messageId: 'a', amount, cardId: 'card-1', channel: 'online', mcc: '5411', country: 'JP' },
    bought: { currency: 'JPY', amount: '9000', rate: '0.0066' },
    expiresOn: '2026-11-28',
    legs: readLegs([leg(card, `-${amount}`), leg(locked, amount)]),
  })
const captured = (reference: string, fromHold: string, released: string, final: boolean, more = '0') => {
  const amount = String(Number(fromHold) + Number(more))
  const legs = [
    leg(locked, String(-Number(fromHold) - Number(released))),
    leg(owed, amount),
    leg(card, String(Number(released) - Number(more))),
  ]
  return of('CardPurchaseCaptured', {
    ...about,
    ...{ messageId: reference, reference, amount, fromHold, released, final },
    legs: readLegs(legs),
  })
}
const raised = (amount: string) =>
  of('CardPurchaseIncremented', {
    ...about,
    ...{ messageId: `i${amount}`, amount, expiresOn: '2026-11-30' },
    legs: readLegs([leg(card, `-${amount}`), leg(locked, amount)]),
  })
const released = (amount: string, because = 'reversed') =>
  of('CardPurchaseReleased', {
    ...about,
    ...{ messageId: `r${amount}`, amount, because },
    legs: readLegs([leg(locked, `-${amount}`), leg(card, amount)]),
  })
const refunded = of('CardPurchaseRefunded', {
  ...about,
  ...{ messageId: 'n9', reference: 'n9', amount: '5', legs: readLegs([leg(owed, '-5'), leg(card, '5')]) },
})
const declined = (adds?: true) =>
  of('CardPurchaseDeclined', {
    ...about,
    ...{
      messageId: `d${adds}`,
      cardId: 'card-1',
      amount: '70',
      channel: 'cash',
      because: 'limit',
      by: 'holder',
    },
    limit: { of: 'cash', per: 'day', amount: '50' },
    ...(adds ? { adds } : {}),
  })
const log = (amount: string, more: string) =>
  of('CardLogBooked', {
    ...{ logId: 'l', networkTransactionId: 'n1', kind: 'purchase', currency: 'USD', amount, matched: '60' },
    settledOn: '2026-11-24',
    legs: readLegs([leg(owed, '-60'), leg('world:card-network', amount), leg(card, `-${more}`)]),
  })

const purchase = async (...told: readonly Told[]) =>
  (await givenFacts(cardPurchases, ...told)).of('card_purchases')[0]
const lines = async (...told: readonly Told[]) =>
  (await givenFacts(cardTransactions, ...told))
    .of('card_transactions')
    .map(({ id, amount, status }) => [id, Number(amount), status])
const [hold, first, second] = [cardPurchaseLineId('a'), cardCaptureLineId('n1'), cardCaptureLineId('n2')]

describe('a purchase as its processor tells of it', () => {
  test('is pending, with what is held, where and by which way', async () => {
    expect(await purchase(authorised('60'))).toMatchObject({
      ...{ uid: '7', id: 'a', state: 'pending', asked: '60', channel: 'online', country: 'JP', mcc: '5411' },
      ...{ bought_currency: 'JPY', bought_amount: '9000', rate: '0.0066', expires_on: '2026-11-28' },
    })
  })
  test('is captured once nothing more follows', async () => {
    const part = captured('n1', '20', '0', false)
    expect(await purchase(authorised('60'), part)).toMatchObject({ state: 'pending', unwanted: false })
    const done = await purchase(authorised('60'), part, captured('n2', '30', '10', true), refunded)
    expect(done).toMatchObject({ state: 'captured' })
    expect([done?.held, done?.captured, done?.refunded].map(Number)).toEqual([0, 50, 5])
  })
  test('is captured too by a part that takes the whole hold, and pending again once more is held', async () => {
    const whole = [authorised('60'), captured('n1', '60', '0', false)]
    expect(await purchase(...whole)).toMatchObject({ state: 'captured', unwanted: false })
    const more = await purchase(...whole, raised('10'))
    expect(more).toMatchObject({ state: 'pending', expires_on: '2026-11-30' })
    expect([more?.held, more?.captured].map(Number)).toEqual([10, 60])
    expect(await purchase(...whole, raised('10'), released('10'))).toMatchObject({ state: 'captured' })
  })
  test('is reversed or expired, unless a part of it was captured', async () => {
    expect(await purchase(authorised('60'), released('20'))).toMatchObject({ state: 'pending' })
    expect(await purchase(authorised('60'), released('60'))).toMatchObject({ state: 'reversed' })
    expect(await purchase(authorised('60'), released('60', 'expired'))).toMatchObject({ state: 'expired' })
    const part = captured('n1', '20', '0', false)
    expect(await purchase(authorised('60'), part, released('40'))).toMatchObject({ state: 'captured' })
  })
  test('is declined with its reason, and an addition leaves it pending', async () => {
    expect(await purchase(declined())).toMatchObject({
      ...{ state: 'declined', because: 'limit', ruled_by: 'holder', limit_of: 'cash', limit_per: 'day' },
    })
    expect(await purchase(authorised('60'), declined(true))).toMatchObject({
      state: 'pending',
      because: 'limit',
    })
    expect(await purchase(declined(true))).toBeUndefined()
  })
})

describe('the lines of a card', () => {
  test('show what is held as pending, and what was captured as complete', async () => {
    expect(await lines(authorised('60'))).toEqual([[hold, -60, 0]])
    const part = captured('n1', '20', '0', false)
    expect(await lines(authorised('60'), part)).toEqual([
      [hold, -40, 0],
      [first, -20, 1],
    ])
    expect(await lines(authorised('60'), part, captured('n2', '30', '10', true))).toEqual([
      [first, -20, 1],
      [second, -30, 1],
    ])
  })
  test('show what is held after the whole of the hold was captured', async () => {
    const whole = [authorised('60'), captured('n1', '60', '0', false)]
    expect(await lines(...whole, raised('10'), raised('5'))).toEqual([
      [first, -60, 1],
      [hold, -15, 0],
    ])
  })
  test('show a hold that came back as cancelled, and a refund as money on the card', async () => {
    expect(await lines(authorised('60'), released('20'))).toEqual([[hold, -40, 0]])
    expect(await lines(authorised('60'), released('20'), released('40'))).toEqual([[hold, -40, -1]])
    expect(await lines(refunded)).toEqual([[cardCaptureLineId('n9'), 5, 1]])
  })
  test('show a purchase and its log as one, by what the log says, and the log taken back', async () => {
    const bought = [authorised('60'), captured('n1', '60', '0', true)]
    expect(await lines(...bought, log('65', '5'))).toEqual([[first, -65, 1]])
    const back = of('CardLogReversed', {
      ...{ logId: 'l', reason: 'x', settled: 'n1' },
      legs: readLegs([leg(owed, '60'), leg('world:card-network', '-65'), leg(card, '5')]),
    })
    expect(await lines(...bought, log('65', '5'), back)).toEqual([[first, -60, 1]])
  })
  test('show a tip beyond the hold in the same line', async () => {
    expect(await lines(authorised('60'), captured('n1', '60', '0', true, '8'))).toEqual([[first, -68, 1]])
  })
})
