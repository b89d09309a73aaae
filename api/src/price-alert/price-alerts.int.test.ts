import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { saveEntry, seedCatalogue } from '../testing/seed-catalogue.ts'
import { priceAlertLetter } from '../vault/mail/price-alert-letter.ts'
import { tell } from '../vault/price-alerts.ts'
import { keep } from '../vault/price-points.ts'

let api: Api
let ada: Person
let ben: Person
/** Of the job: an hour on, so that the prices noted here are newer than those that the calls note. */
let clock = new Date()
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  await saveEntry(api, 'trade-pair', 'BTC-USD', { base: 'BTC', target: 'USD', minimum: '0' })
  ada = await api.person('ada')
  ben = await api.person('ben')
  await api.db.query(`update private.members set language = 'ja' where uid = $1`, [ben.uid])
})
beforeEach(async () => {
  clock = new Date(Date.now() + 3_600_000)
  await api.db.query('truncate private.price_alerts, private.price_points; delete from private.mailbox')
  await priced('64000')
})
afterAll(() => api.stop())

const wanted = { kind: 'trade', base: 'BTC', target: 'USD', direction: 'above', price: '70000' }
const save = async (over: object = {}, as = ada, key = randomUUID()) =>
  (await api.post('/user/pricealerts/S', { ...wanted, ...over }, { as, headers: { 'Idempotency-Key': key } }))
    .body
const listed = async (as = ada) => (await api.get('/user/pricealerts/S', { as })).body.data
const priced = (btc: string) =>
  keep(api.db, clock, [
    ['BTC', btc],
    ['USD', '1'],
  ])
const telling = () => tell(api.db, clock, priceAlertLetter('https://money.example'))
const letters = async (to = ada): Promise<readonly { subject: string; body: string }[]> =>
  (
    await api.db.query('select subject, body from private.mailbox where recipient = $1 order by id', [
      to.email,
    ])
  ).rows
const later = (hours: number) => {
  clock = new Date(clock.getTime() + hours * 3_600_000)
}

describe('a price alert', () => {
  test('stands in its member’s list with the price of now, and in nobody else’s', async () => {
    const { data } = await save({ days: 7 })
    expect(await listed()).toEqual([
      {
        ...{ ...wanted, id: data[0].id, repeats: 0, status: 0, market: '64000' },
        ...{ told_date: null, told_price: null },
        expires_date: expect.stringMatching(/Z$/),
        created_date: expect.stringMatching(/Z$/),
      },
    ])
    const [{ expires_date, created_date }] = await listed()
    const days = (Date.parse(expires_date) - Date.parse(created_date)) / 86_400_000
    expect(days).toBeCloseTo(7, 2)
    expect(await listed(ben)).toEqual([])
  })

  test('is told once the price is at its limit, one step below it not, and once only', async () => {
    await save()
    await priced('69999.99')
    await telling()
    expect(await letters()).toEqual([])
    await priced('70000')
    await telling()
    await telling()
    expect(await letters()).toEqual([
      {
        subject: 'BTC has risen to 70000 USD',
        body: expect.stringContaining('when one BTC is worth 70000 USD. It is worth 70000 USD now'),
      },
    ])
    expect(await listed()).toMatchObject([{ status: 1, told_date: clock.toISOString(), told_price: '70000' }])
    later(2)
    await telling()
    expect(await letters()).toHaveLength(1)
  })

  test('of a fall is told at the limit, in its member’s language', async () => {
    await save({ direction: 'below', price: '60000' }, ben)
    await priced('60000.01')
    await telling()
    expect(await letters(ben)).toEqual([])
    await priced('59000')
    await telling()
    const [letter] = await letters(ben)
    expect(letter?.subject).toContain('59000 USD')
    expect(letter?.subject).not.toContain('fallen')
  })

  test('that repeats is told again once the price has been on the other side, at most once an hour', async () => {
    await save({ repeats: 1 })
    await priced('71000')
    await telling()
    later(2)
    await priced('72000')
    await telling()
    expect(await letters()).toHaveLength(1)
    await priced('69000')
    await telling()
    await priced('70500')
    await telling()
    expect(await letters()).toHaveLength(2)
    await priced('69000')
    await telling()
    await priced('70500')
    await telling()
    expect(await letters()).toHaveLength(2)
    later(1)
    await telling()
    expect(await letters()).toHaveLength(3)
    expect(await listed()).toMatchObject([{ status: 0 }])
  })

  test('is not told once its days are over', async () => {
    await save({ days: 1 })
    await api.db.query('update private.price_alerts set expires_at = now()')
    await priced('71000')
    await telling()
    expect(await letters()).toEqual([])
    expect(await listed()).toMatchObject([{ status: -1, told_date: null }])
  })

  test('stands under the bell, without a mail, for a member who wants none of these', async () => {
    await api.post('/user/notices/S', { kind: 'prices', channel: 'mail', status: 0 }, { as: ada })
    await save()
    await priced('71000')
    await telling()
    await api.post('/user/notices/S', { kind: 'prices', channel: 'mail', status: 1 }, { as: ada })
    expect(await letters()).toEqual([])
    expect(await listed()).toMatchObject([{ status: 1 }])
  })

  test('of a pair whose price an administrator keeps goes by that price', async () => {
    const keptAt = (price: string) =>
      saveEntry(api, 'trade-pair', 'USDC-USD', { base: 'USDC', target: 'USD', minimum: '0', price })
    await keptAt('1.01')
    await save({ base: 'USDC', price: '1.02' })
    await telling()
    expect(await letters()).toEqual([])
    await keptAt('1.02')
    await expect
      .poll(async () => {
        await telling()
        return (await letters()).length
      })
      .toBe(1)
  })

  test('of a swap goes by the rate of the swap', async () => {
    await save({ kind: 'swap', base: 'USD', target: 'USDC', price: '1.05' })
    await saveEntry(api, 'swap-rate', 'USD-USDC', {
      source: 'USD',
      target: 'USDC',
      rate: '1.06',
      feeRate: '0.003',
    })
    await expect
      .poll(async () => {
        await telling()
        return (await letters()).map(({ body }) => body.includes('swap gives 1.05 USDC for one USD'))
      })
      .toEqual([true])
  })
})

describe('a price alert is', () => {
  test('refused where the price is there already, or the pair is not offered', async () => {
    expect(await save({ price: '64000' })).toMatchObject({
      ...{ code: 'ALERT_REACHED', details: { price: '64000' } },
    })
    expect(await save({ price: '64000.01' })).toMatchObject({ status: true })
    await keep(api.db, new Date(Date.now() + 3_600_000), [['USD', '0.9997']])
    expect(await save({ price: '64000' })).toMatchObject({ details: { price: '64019.205761728519' } })
    await priced('64000')
    expect(await save({ direction: 'below', price: '64000' })).toMatchObject({ code: 'ALERT_REACHED' })
    expect(await save({ base: 'HIDDEN' })).toMatchObject({ code: 'PAIR_NOT_OFFERED' })
    expect(await save({ kind: 'swap' })).toMatchObject({ code: 'PAIR_NOT_OFFERED' })
  })

  test('kept once however often it is sent, and twenty times at most', async () => {
    const key = randomUUID()
    const [first, again] = [await save({}, ada, key), await save({}, ada, key)]
    expect(again.data).toEqual(first.data)
    expect(await listed()).toHaveLength(1)
    await Promise.all(Array.from({ length: 24 }, (_, at) => save({ price: `${80_000 + at}` })))
    expect(await listed()).toHaveLength(20)
    expect(await save()).toMatchObject({ code: 'TOO_MANY_ALERTS' })
  })

  test('sent again after the price has arrived is answered as the first time, and waits no more', async () => {
    const [made, changed] = [randomUUID(), randomUUID()]
    const first = await save({}, ada, made)
    const [{ id }] = first.data
    const second = await save({ id, price: '71000' }, ada, changed)
    await priced('72000')
    await telling()
    expect(await save({}, ada, made)).toEqual(first)
    expect(await save({ id, price: '71000' }, ada, changed)).toEqual(second)
    expect(await listed()).toMatchObject([{ id, price: '71000', status: 1 }])
    expect(await save({ id, price: '71000' })).toMatchObject({ code: 'ALERT_REACHED' })
  })

  test('changed by its member alone, and waits anew', async () => {
    const { id } = (await save()).data[0]
    await priced('71000')
    await telling()
    expect(await save({ id, price: '75000' }, ben)).toMatchObject({ code: 'ALERT_UNKNOWN' })
    expect(await save({ id: 'none', price: '75000' })).toMatchObject({ code: 'ALERT_UNKNOWN' })
    expect((await save({ id, price: '75000' })).data).toEqual([{ id }])
    expect(await listed()).toMatchObject([
      { id, price: '75000', status: 0, told_date: null, told_price: null },
    ])
    // Within the hour in which it was told of its other limit.
    await priced('75000')
    await telling()
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      'BTC has risen to 71000 USD',
      'BTC has risen to 75000 USD',
    ])
  })

  test('taken away by its member alone, and goes with them', async () => {
    const { id } = (await save()).data[0]
    const remove = (as: Person) => api.post('/user/pricealerts/remove/S', { id }, { as })
    await remove(ben)
    expect(await listed()).toHaveLength(1)
    await remove(ada)
    await remove(ada)
    expect(await listed()).toEqual([])
  })
})
