import { readLegs } from '@strongroom/ledger/book'
import { describe, expect, test } from 'vitest'
import type { Told } from '../../testing/facts.ts'
import { givenFacts } from '../../testing/given-facts.ts'
import { cardNumbers } from './card-numbers.ts'

const of = (type: string, fact: object): Told => ['wallet-7', { type, ...fact } as never]
const made = of('CardNumberMade', {
  ...{ numberId: 'n', cardId: 'card-1', last4: '4242', use: 'single', currency: 'USD', amount: '50' },
  ...{ on: '2026-11-21', until: '2027-01-21' },
})
const closed = of('CardNumberClosed', { numberId: 'n' })
const about = { authorisationId: 'a', currency: 'USD', amount: '5', on: '2026-11-21', legs: readLegs([]) }
const bought = of('CardPurchaseAuthorised', {
  ...{ ...about, messageId: 'a', cardId: 'card-1', channel: 'online', expiresOn: '2026-11-28' },
  number: { id: 'n', last4: '4242', merchant: 'm' },
})
const givenUp = of('CardPurchaseReleased', { ...about, messageId: 'r', because: 'reversed', frees: 'n' })

const number = async (...told: readonly Told[]) =>
  (await givenFacts(cardNumbers, made, ...told)).of('card_numbers')[0]

describe('a disposable number', () => {
  test('stands with its use, its last four digits and its end', async () => {
    expect(await number()).toMatchObject({ id: 'n', uid: '7', last4: '4242', until: '2027-01-21' })
    expect((await number())?.used_by ?? null).toBeNull()
  })
  test('names the purchase that has used it, until that is given up', async () => {
    expect(await number(bought)).toMatchObject({ used_by: 'a' })
    expect(await number(bought, givenUp)).toMatchObject({ used_by: null })
  })
  test('names a purchase that was given up and captured all the same', async () => {
    const captured = of('CardPurchaseCaptured', {
      ...{ ...about, messageId: 'c', reference: 'c', final: true, fromHold: '0', released: '0', uses: 'n' },
    })
    expect(await number(bought, givenUp, captured)).toMatchObject({ used_by: 'a' })
  })
  test('is closed by its holder', async () => {
    expect(await number(closed)).toMatchObject({ closed: true })
  })
})
