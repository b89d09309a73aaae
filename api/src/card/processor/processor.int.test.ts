import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Person, pin } from '../../testing/api.ts'
import { approvedBy } from '../../testing/by-two.ts'
import { shown } from '../../testing/fund.ts'
import { releaseCardHolds } from '../release-card-holds.ts'
import {
  approve,
  asks,
  buyer,
  decline,
  linesOf,
  log,
  processor,
  purchasesOf,
  send,
  stores,
  tells,
} from '../testing/card-purchases-given.suite.ts'
import { api, filter, finance, infoOf, set, useCardHouse } from '../testing/own-card-given.suite.ts'
import { processorPath } from './mount-processor.ts'
import { receive } from './receive.ts'
import { signatureOf } from './signature.ts'

useCardHouse()

describe('the door of the card’s processor', () => {
  test('opens for a signature of its own key alone, not long ago, over the very body', async () => {
    const ann = await buyer('procann', '100')
    const message = asks(ann, '10')
    const body = JSON.stringify(message)
    const old = new Date(Date.now() - 301_000)
    const wrong = [
      '',
      't=1,v1=00',
      signatureOf('another key', body, new Date()),
      signatureOf(processor().key, `${body} `, new Date()),
      signatureOf(processor().key, body, old),
    ]
    for (const signature of wrong) expect((await send(message, { signature })).status).toBe(401)
    expect((await infoOf(ann)).balance).toBe('100.00')
    expect(await send(message)).toEqual(approve)
    expect(await infoOf(ann)).toMatchObject({ balance: '90.00', held: '10.00' })
  })
  test('says which fields are malformed, and nothing of what stands in them', async () => {
    const bob = await buyer('procbob', '100')
    const { status, body } = await send(asks(bob, '-5', randomUUID(), { country: 'Hongkong' }))
    expect({ status, body }).toEqual({
      status: 422,
      body: { error: 'malformed', fields: ['amount', 'country'] },
    })
    expect((await send({ type: 'gift' })).status).toBe(422)
    expect((await send(asks(bob, '5', randomUUID(), { currency: 'EUR' }))).body).toEqual({
      error: 'wrong-currency',
    })
  })
  test('reads no more of a message than one may have', async () => {
    let read = 0
    const endless = new ReadableStream<Uint8Array>(
      {
        pull: controller => {
          read += 1_024
          if (read > 1_048_576) controller.close()
          else controller.enqueue(new Uint8Array(1_024).fill(32))
        },
      },
      { highWaterMark: 0 },
    )
    const request = new Request(`http://card.example${processorPath}`, {
      ...{ method: 'POST', body: endless },
      duplex: 'half',
    })
    expect((await api.app.request(request)).status).toBe(413)
    expect(read).toBeLessThan(32_768)
  })
  test('declines a card that it does not know', async () => {
    const nobody = { uid: '1' } as Person
    expect(await send(asks(nobody, '5'))).toEqual(decline('unknown-card'))
    expect((await send(tells(nobody, 'reversal', 'a'))).status).toBe(404)
  })
})

describe('a purchase', () => {
  test('is held, captured in parts and refunded, and is one line each', async () => {
    const cat = await buyer('proccat', '100')
    const id = randomUUID()
    expect(await send(asks(cat, '60', id))).toEqual(approve)
    expect(await linesOf(cat)).toContainEqual(['-60.00', 0, 'Green Basket'])
    const part = { amount: '20', reference: `N1-${id}`, final: false, merchant: 'Green Basket' }
    for (const _ of [1, 2])
      expect((await send(tells(cat, 'capture', id, part))).body).toEqual({ taken: true })
    const last = { amount: '30', reference: `N2-${id}`, merchant: 'Green Basket' }
    await send(tells(cat, 'capture', id, last))
    await send(tells(cat, 'refund', id, { amount: '5', reference: `N3-${id}` }))
    expect(await infoOf(cat)).toMatchObject({ balance: '55.00', held: '0.00' })
    const [bought] = await purchasesOf(cat)
    expect(bought).toMatchObject({ state: 'captured', captured: '50.00', held: '0.00', refunded: '5.00' })
    expect((await linesOf(cat)).map(([amount]: [string]) => amount).toSorted()).toEqual(
      expect.arrayContaining(['-20.00', '-30.00', '5.00']),
    )
    await log(cat, '20', 'purchase', `N1-${id}`)
    expect((await infoOf(cat)).balance).toBe('55.00')
  })
  test('is answered alike when it comes again, and refused with another amount', async () => {
    const dan = await buyer('procdan', '100')
    const id = randomUUID()
    for (const _ of [1, 2]) expect(await send(asks(dan, '60', id))).toEqual(approve)
    expect((await send(asks(dan, '61', id))).status).toBe(409)
    const no = randomUUID()
    for (const _ of [1, 2]) expect(await send(asks(dan, '60', no))).toEqual(decline('insufficient'))
    expect(await infoOf(dan)).toMatchObject({ balance: '40.00', held: '60.00' })
  })
  test('with a frozen card is declined, and its holder told by bell and list', async () => {
    const eli = await buyer('proceli', '100')
    await api.post('/cards/freeze/S', {}, { as: eli })
    expect(await send(asks(eli, '10'))).toEqual(decline('frozen'))
    expect(await purchasesOf(eli)).toMatchObject([{ state: 'declined', because: 'frozen', asked: '10.00' }])
    const bell = (await api.get('/user/happenings/S', { as: eli })).body.data
    expect(bell[0]).toMatchObject({ type: 'CardPurchaseDeclined', amount: '-10.00' })
  })
  test('is declined by the holder’s rules and by the house’s', async () => {
    const fay = await buyer('procfay', '100')
    const rules = { off: ['online'], kindsOff: ['groceries'], limits: [] }
    const setTo = (rules: object, over: object = {}) =>
      api.post('/cards/rules/S', { rules, ...over }, { as: fay })
    expect((await setTo(rules)).body.status).toBe(true)
    expect((await infoOf(fay)).rules).toEqual(rules)
    expect(await send(asks(fay, '10'))).toEqual(decline('merchant'))
    expect(await send(asks(fay, '10', randomUUID(), { mcc: '5812', channel: 'online' }))).toEqual(
      decline('online'),
    )
    const none = { off: [], kindsOff: [], limits: [] }
    expect((await setTo(none)).body.code).toBe('CARD_RULES_LOOSENED')
    expect((await setTo(none, { pin: '135791' })).body.code).toBe('WRONG_PIN')
    expect((await setTo(none, { pin })).body.status).toBe(true)
    await set('cardCountriesOff', 'KP, hk')
    expect(await send(asks(fay, '10'))).toEqual(decline('country'))
    await set('cardCountriesOff', '')
    expect(await send(asks(fay, '10'))).toEqual(approve)
  })
  test('is held to a bound of the house once two administrators have agreed on it', async () => {
    const [one, two] = [
      await api.person('procone', { role: 'operator' }),
      await api.person('proctwo', { role: 'operator' }),
    ]
    const ned = await buyer('procned', '100')
    const setTo = (field_value: string) =>
      api.post('/sysconfigs/S', { field_code: 'cardPurchaseMaximum', field_value }, { as: one })
    const waits = await setTo('9.99')
    expect(waits.body.code).toBe('WAITS_FOR_SECOND')
    expect(await send(asks(ned, '10'))).toEqual(approve)
    await approvedBy(api, two, waits)
    expect(await send(asks(ned, '10'))).toEqual(decline('limit'))
    await approvedBy(api, two, await setTo('5000'))
    expect(await send(asks(ned, '10'))).toEqual(approve)
  })
  test('that is decided too late is declined, and what was held comes back', async () => {
    const gus = await buyer('procgus', '100')
    const message = asks(gus, '10')
    const body = JSON.stringify(message)
    const signature = signatureOf(processor().key, body, new Date())
    const parts = { ...api.deps, ...stores(), lateAfter: async () => 'late' as const }
    const answer = await receive(parts, processor(), { body, signature })
    expect(answer.body).toEqual({ decision: 'decline', reason: 'late' })
    await expect.poll(async () => (await purchasesOf(gus))[0]?.state, { timeout: 20_000 }).toBe('reversed')
    expect(await infoOf(gus)).toMatchObject({ balance: '100.00', held: '0.00' })
    expect(await send(message)).toEqual(decline('reversed'))
  })
  test('is declined in time while the card is still looked up, and held no longer than until it is found', async () => {
    const lea = await buyer('proclea', '100')
    const message = asks(lea, '10')
    const body = JSON.stringify(message)
    const signature = signatureOf(processor().key, body, new Date())
    const { promise: isOver, resolve: end } = Promise.withResolvers<'late'>()
    const { promise: isFound, resolve: find } = Promise.withResolvers<void>()
    const { cardRecords, ...others } = stores()
    const byReferences: typeof cardRecords.byReferences = async references => {
      end('late')
      await isFound
      return cardRecords.byReferences(references)
    }
    const slow = { ...cardRecords, byReferences }
    const parts = { ...api.deps, ...others, cardRecords: slow, lateAfter: () => isOver }
    const answer = await receive(parts, processor(), { body, signature })
    expect(answer.body).toEqual({ decision: 'decline', reason: 'late' })
    find()
    await expect.poll(async () => (await purchasesOf(lea))[0]?.state, { timeout: 20_000 }).toBe('reversed')
    expect(await infoOf(lea)).toMatchObject({ balance: '100.00', held: '0.00' })
  })
  test('that nobody captures is released the day after its last', async () => {
    const hal = await buyer('prochal', '100')
    await send(asks(hal, '10'))
    await shown(api)
    const job = (days: number) =>
      releaseCardHolds({
        ...api.deps,
        now: () => new Date(Date.now() + days * 86_400_000),
        stopping: new AbortController().signal,
      })
    await job(7)()
    expect((await infoOf(hal)).held).toBe('10.00')
    await job(8)()
    expect(await infoOf(hal)).toMatchObject({ balance: '100.00', held: '0.00' })
    expect(await purchasesOf(hal)).toMatchObject([{ state: 'expired' }])
  })
})

describe('the merchant of a purchase', () => {
  test('keeps its name when the purchase is raised without one', async () => {
    const kim = await buyer('prockim', '100')
    const id = randomUUID()
    await send(asks(kim, '10', id))
    const { merchant: _, mcc: __, ...more } = asks(kim, '5', randomUUID(), { type: 'increment' })
    expect(await send({ ...more, authorisation: id })).toEqual(approve)
    await expect
      .poll(async () => (await purchasesOf(kim))[0])
      .toMatchObject({ authorised: '15.00', merchant: 'Green Basket' })
  })
})

describe('the demo’s processor', () => {
  test('buys at its member’s wish, through the same door', async () => {
    const ivy = await buyer('procivy', '100')
    const wish = {
      amount: '12.50',
      merchant: 'Corner Café',
      mcc: '5814',
      country: 'HK',
      channel: 'contactless',
    }
    const bought = await api.post('/cards/trypurchase/S', wish, { as: ivy })
    expect(bought.body.data[0]).toMatchObject({ approved: 1, reason: null })
    expect(await infoOf(ivy)).toMatchObject({ balance: '87.50', held: '0.00', purchasing: { demo: 1 } })
    const no = await api.post('/cards/trypurchase/S', { ...wish, amount: '500' }, { as: ivy })
    expect(no.body.data[0]).toMatchObject({ approved: 0, reason: 'insufficient' })
    const places = await api.post('/cards/trypurchase/S', { ...wish, amount: '1.005' }, { as: ivy })
    expect(places.body).toMatchObject({ code: 'TOO_MANY_PLACES', details: { places: '2' } })
  })
})

describe('administrators', () => {
  test('see the purchases of all cards with their members', async () => {
    const jon = await buyer('procjon', '100')
    await send(asks(jon, '10'))
    await shown(api)
    const { body } = await api.get(`/cards/purchaselist/S/${filter({ uid: jon.uid })}`, { as: finance })
    expect(body.data.data).toMatchObject([{ uid: jon.uid, email: jon.email, merchant: 'Green Basket' }])
  })
})
