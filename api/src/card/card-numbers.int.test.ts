import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Person, pin } from '../testing/api.ts'
import { shown } from '../testing/fund.ts'
import { cardNumbers } from './card-numbers.ts'
import {
  approve,
  asks,
  buyer,
  decline,
  purchasesOf,
  send,
  stores,
} from './testing/card-purchases-given.suite.ts'
import { api, filter, finance, holder, infoOf, useCardHouse } from './testing/own-card-given.suite.ts'

useCardHouse()
afterEach(() => void vi.useRealTimers())

const wish = { use: 'single', amount: '30', months: 3, pin } as const
const make = (as: Person, over: object = {}, key: string = randomUUID()) =>
  api.post('/cards/makenumber/S', { ...wish, ...over }, { as, headers: { 'Idempotency-Key': key } })
const made = async (as: Person, over: object = {}): Promise<{ id: string; card_number: string }> =>
  (await make(as, over)).body.data[0]
const numbersOf = async (as: Person) => {
  await shown(api)
  return (await api.get(`/cards/numbers/${as.uid}/S/${filter({})}`, { as })).body.data.data
}
const by = (as: Person, amount: string, number: string, merchantId = 'M-1') =>
  send(asks(as, amount, randomUUID(), { number, merchantId, channel: 'online' }))

describe('a disposable number of a card', () => {
  test('is made with the PAY code, shown once, and kept nowhere but for four digits', async () => {
    const amy = await buyer('numamy', '100')
    expect((await infoOf(amy)).purchasing).toMatchObject({ numbers: 1 })
    expect((await make(amy, { pin: '135791' })).body.code).toBe('WRONG_PIN')
    expect(await numbersOf(amy)).toEqual([])
    const key = randomUUID()
    const { body } = await make(amy, {}, key)
    const [{ id, card_number: number }] = body.data
    expect(body.data[0]).toMatchObject({ cvv: expect.stringMatching(/^\d{3}$/), seconds: 300 })
    // A retry of the same request, whose answer was lost, makes no second one.
    expect((await make(amy, {}, key)).body.data).toEqual(body.data)
    expect(await numbersOf(amy)).toMatchObject([
      { id, last4: number.slice(-4), use: 'single', state: 'open', amount: '30.00', merchant: null },
    ])
    const log = JSON.stringify(await api.log.readAll({ limit: 10_000 }))
    expect(log).toContain(number.slice(-4))
    expect(log + api.logged.join()).not.toContain(number)
    const { rows: letters } = await api.db.query<{ body: string }>(
      `select body from private.mailbox where recipient = $1 and letter = 'card-number-made'`,
      [amy.email],
    )
    expect(letters).toHaveLength(1)
    expect(letters[0]?.body).not.toContain(number.slice(-4))
  })
  test('needs a card that can be used and was entered, and a right amount', async () => {
    expect((await make(await api.person('numnone'))).body.code).toBe('CARD_MISSING')
    expect((await make(await holder('numnot'))).body.code).toBe('CARD_NOT_ENTERED')
    const bea = await buyer('numbea', '100')
    expect((await make(bea, { amount: '1.005' })).body).toMatchObject({ code: 'TOO_MANY_PLACES' })
    await api.post('/cards/freeze/S', {}, { as: bea })
    expect((await make(bea)).body.code).toBe('CARD_FROZEN')
    expect(await numbersOf(bea)).toEqual([])
  })
  test('is asked for thirty times a day at most', async () => {
    const call = cardNumbers.find(({ path }) => path === '/cards/makenumber/S')
    const limits = await call?.limits?.({ session: { uid: '7' } }, api.deps as never)
    expect(limits).toContainEqual({ key: 'card numbers 7', most: 30, seconds: 86_400 })
  })
  test('buys once, off the same card, and its merchant is named', async () => {
    const cal = await buyer('numcal', '100')
    const { id } = await made(cal)
    expect(await by(cal, '30.01', id)).toEqual(decline('number-limit'))
    // A processor that sends the digits in the place of the id would put them into the log.
    expect((await by(cal, '1', '4000123412341234')).status).toBe(422)
    expect(await by(cal, '30', id)).toEqual(approve)
    expect(await by(cal, '1', id)).toEqual(decline('number-ended'))
    expect(await infoOf(cal)).toMatchObject({ balance: '70.00', held: '30.00' })
    expect(await numbersOf(cal)).toMatchObject([{ state: 'used', merchant: 'Green Basket' }])
    const [no, yes] = await purchasesOf(cal)
    expect(no).toMatchObject({ state: 'declined', because: 'number-ended', number_id: id })
    expect(yes).toMatchObject({
      state: 'pending',
      number_id: id,
      number_last4: expect.stringMatching(/^\d{4}$/),
    })
  })
  test('of one merchant buys there alone, and the log does not name it', async () => {
    const dot = await buyer('numdot', '100')
    const { id } = await made(dot, { use: 'merchant' })
    expect(await by(dot, '10', id, 'MERCHANT-ONE')).toEqual(approve)
    expect(await by(dot, '10', id, 'MERCHANT-TWO')).toEqual(decline('other-merchant'))
    expect(await by(dot, '20', id, 'MERCHANT-ONE')).toEqual(approve)
    expect(await by(dot, '1', id, 'MERCHANT-ONE')).toEqual(decline('number-limit'))
    expect(JSON.stringify(await api.log.readAll({ limit: 10_000 }))).not.toContain('MERCHANT-')
  })
  test('is closed by its holder, and no other’s', async () => {
    const [eve, flo] = [await buyer('numeve', '100'), await buyer('numflo', '100')]
    const { id } = await made(eve)
    const close = (as: Person) => api.post('/cards/closenumber/S', { id }, { as })
    expect((await close(flo)).body.code).toBe('CARD_NUMBER_MISSING')
    expect(await by(flo, '1', id)).toEqual(decline('number-ended'))
    expect((await close(eve)).body.status).toBe(true)
    expect(await by(eve, '1', id)).toEqual(decline('number-ended'))
    expect(await numbersOf(eve)).toMatchObject([{ state: 'closed' }])
    const others = await api.get(`/cards/numbers/${eve.uid}/S/${filter({})}`, { as: flo })
    expect(others.status).toBe(403)
  })
  test('is tried out with the demo’s processor, and seen by administrators', async () => {
    const gus = await buyer('numgus', '100')
    const { id, card_number: number } = await made(gus)
    const shop = { merchant: 'Corner Café', mcc: '5814', country: 'HK', channel: 'online' }
    const bought = await api.post('/cards/trypurchase/S', { ...shop, amount: '5', number: id }, { as: gus })
    expect(bought.body.data[0]).toMatchObject({ approved: 1 })
    await shown(api)
    const { body } = await api.get(`/cards/purchaselist/S/${filter({ uid: gus.uid })}`, { as: finance })
    expect(body.data.data).toMatchObject([{ number_last4: number.slice(-4) }])
    expect(await stores().cardRecords.numberOf(gus.uid)).not.toBe(number)
  })
  test('is shown to a retry only while it can be used, and for as long as on a screen', async () => {
    const hal = await buyer('numhal', '100')
    const key = randomUUID()
    const again = () => make(hal, {}, key)
    const { id } = (await again()).body.data[0]
    await api.post('/cards/freeze/S', {}, { as: hal })
    expect((await again()).body.code).toBe('CARD_FROZEN')
    await api.post('/cards/unfreeze/S', { pin }, { as: hal })
    expect((await again()).body.data).toMatchObject([{ id }])
    await api.post('/cards/closenumber/S', { id }, { as: hal })
    expect((await again()).body.code).toBe('CARD_NUMBER_MISSING')
    const late = randomUUID()
    expect((await make(hal, {}, late)).body.data).toHaveLength(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })
    expect((await make(hal, {}, late)).body.code).toBe('CARD_NUMBER_MISSING')
  })
})
