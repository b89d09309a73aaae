import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { approvedBy } from '../testing/by-two.ts'
import { fund, shown } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let ben: Person
let cho: Person
let finance: Person
let operator: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  cho = await api.person('cho', { kyc: 0 })
  finance = await api.person('finance', { role: 'finance' })
  operator = await api.person('operator', { role: 'operator' })
  await fund(api, ada, 'USD', '1000')
  await fund(api, ada, 'BTC', '1')
  await api.post('/trades/S', { base: 'BTC', target: 'USD', minimum: '0.001' }, { as: operator })
  await shown(api)
})
afterAll(() => api.stop())

const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))
const order = { type: 'buy', base: 'BTC', target: 'USD', price: '64000', amount: '0.0078125' }
const place = (over: object = {}, as = ada) => api.post('/trades/userlog/S', { ...order, ...over }, { as })
const placed = async (over: object = {}) => (await place(over)).body.data[0].id as string
const one = async (id: string, as = ada) =>
  (await api.get(`/trades/userlog/S/${filter({ search: id })}`, { as })).body.data.data[0]
const walletOf = async (currency: string) =>
  (await api.get(`/wallets/userWallet/S/${filter({ currency })}`, { as: ada })).body.data[0]

describe('a pair', () => {
  test('is listed with its smallest order, hidden ones to administrators only', async () => {
    await api.post('/trades/S', { base: 'BTC', target: 'USDC', status: 0 }, { as: operator })
    const seen = async (as: Person) =>
      (await api.get('/trades/S', { as })).body.data.data.map(({ id }: { id: string }) => id)
    expect(await seen(ada)).toEqual(['BTC-USD'])
    expect(await seen(operator)).toEqual(['BTC-USD', 'BTC-USDC'])
    const { body } = await api.get(`/trades/S/${filter({ base: 'BTC' })}`, { as: ada })
    expect(body.data.data[0]).toMatchObject({ minimum: '0.001', price: null })
    expect(Number(body.data.data[0].market)).toBeGreaterThan(10_000)
  })
  test('is kept by operators', async () => {
    expect((await api.post('/trades/S', { base: 'BTC', target: 'USD' }, { as: ada })).status).toBe(403)
    const edit = { id: 'BTC-USD', base: 'BTC', target: 'USD', minimum: '0.002' }
    const { body } = await api.post('/trades/S', edit, { as: operator })
    expect(body.data[0]).toMatchObject({ id: 'BTC-USD', minimum: '0.002' })
  })
})

describe('a limit order', () => {
  test('is previewed as it is booked, and the preview locks nothing', async () => {
    const check = async (over: object) =>
      (await api.post('/trades/check/S', { ...order, ...over }, { as: ada })).body
    const before = await walletOf('USD')
    const buy = { price: '1000.01', amount: '0.0025' }
    const [seen] = (await check(buy)).data
    expect(seen).toEqual({
      ...{ type: 'buy', base: 'BTC', target: 'USD', price: '1000.01', amount: '0.00250000' },
      ...{ worth: '2.51', locked: '2.51', locked_currency: 'USD', balance: '997.49', worse: null },
    })
    expect(await walletOf('USD')).toEqual(before)
    const id = await placed(buy)
    expect(await one(id)).toMatchObject({ locked: seen.locked, locked_currency: 'USD', amount: seen.amount })
    expect((await walletOf('USD')).amount).toBe(seen.balance)
    await api.post('/trades/usercancel/S', { id }, { as: ada })
    const [sold] = (await check({ type: 'sell', ...buy })).data
    expect(sold).toMatchObject({ worth: '2.50', locked: '0.00250000', locked_currency: 'BTC' })
    // The demo's price of a bitcoin is far above this limit: a bargain to buy at, and a loss to sell at.
    expect(Number(sold.worse)).toBeGreaterThan(0.9)
    expect(await check({ amount: '0.0001' })).toMatchObject({ code: 'BELOW_MINIMUM' })
    expect(await check({ amount: '2' })).toMatchObject({ code: -100 })
  })
  test('locks what it may cost, is filled by finance, and shows what came of it', async () => {
    const id = await placed()
    expect(await one(id)).toMatchObject({
      status: 0,
      amount: '0.00781250',
      left: '0.00781250',
      locked: '500.00',
      locked_currency: 'USD',
    })
    expect(await walletOf('USD')).toMatchObject({ amount: '500.00', locked: '500.00' })
    const { body } = await api.post('/trades/complete/S', { id }, { as: finance })
    expect(body.data[0]).toEqual({ id, status: 1 })
    expect(await one(id)).toMatchObject({
      status: 1,
      filled: '0.00781250',
      paid: '500.00',
      received: '0.00781250',
      locked: '0.00',
    })
    expect(await walletOf('BTC')).toMatchObject({ amount: '1.00781250' })
  })

  test('says -100 when there is not enough of the currency', async () => {
    const { body } = await place({ amount: '0.00781265' })
    expect(body).toMatchObject({
      status: false,
      code: -100,
      details: { currency: 'USD', short: '0.01' },
    })
    expect((await place({ type: 'sell', amount: '9' })).body.code).toBe(-100)
  })

  test.each([
    ['below the smallest order', { amount: '0.00199999' }, 'BELOW_MINIMUM'],
    ['for a pair nobody trades', { target: 'USDC' }, 'PAIR_NOT_OFFERED'],
    ['for a currency nobody keeps', { base: 'DOGE' }, 'PAIR_NOT_OFFERED'],
    ['with more places than the books keep', { amount: '0.123456789' }, 'TOO_MANY_PLACES'],
  ])('is refused %s', async (_, over, code) => {
    expect((await place(over)).body).toMatchObject({ status: false, code })
  })

  test('is refused before verification, and malformed prices by their path', async () => {
    expect((await place({}, cho)).body.code).toBe('IDENTITY_NOT_VERIFIED')
    for (const price of ['0', '-1', '1e3', '0.0000000000001']) {
      const { status, body } = await place({ price })
      expect([status, body.issues[0].path]).toEqual([422, 'price'])
    }
  })

  test('is filled in parts, and cancelled for the rest by its member alone', async () => {
    const id = await placed({ type: 'sell', amount: '1', price: '10' })
    const part = await api.post('/trades/log/S', { id, amount: '0.25' }, { as: finance })
    expect(part.body.data[0]).toEqual({ id, status: 0 })
    const more = await api.post('/trades/log/S', { id, amount: '0.76' }, { as: finance })
    expect(more.body).toMatchObject({ code: 'MORE_THAN_LEFT', details: { left: '0.75000000' } })
    expect((await api.post('/trades/usercancel/S', { id }, { as: ben })).body.code).toBe('CASE_UNKNOWN')
    const open = await api.get('/trades/useruntrade/S', { as: ada })
    expect(open.body.data.data.map((each: { id: string }) => each.id)).toContain(id)
    expect((await api.post('/trades/usercancel/S', { id }, { as: ada })).body.data[0].status).toBe(-1)
    expect(await one(id)).toMatchObject({
      status: -1,
      cancelled_by: 'member',
      received: '2.50',
      locked: '0.00000000',
    })
    const again = await api.post('/trades/complete/S', { id }, { as: finance })
    expect(again.body).toMatchObject({ code: 'ALREADY_DECIDED', details: { status: 'cancelled' } })
  })

  test('is cancelled by finance with a reason', async () => {
    const id = await placed({ amount: '0.003' })
    const { body } = await api.post('/trades/cancel/S', { id, reason: 'halted' }, { as: finance })
    expect(body.data[0].status).toBe(-1)
    expect(await one(id)).toMatchObject({ cancelled_by: 'admin', reason: 'halted' })
    expect((await api.post('/trades/cancel/S', { id }, { as: finance })).status).toBe(422)
  })

  test('is decided by no member and no support, and never by its own', async () => {
    const id = await placed({ amount: '0.003' })
    const support = await api.person('support', { role: 'support' })
    for (const as of [ben, support])
      expect((await api.post('/trades/complete/S', { id }, { as })).status).toBe(403)
    await fund(api, finance, 'USD', '200')
    const own = (await place({ amount: '0.003' }, finance)).body.data[0].id
    expect((await api.post('/trades/complete/S', { id: own }, { as: finance })).body.code).toBe('OWN_CASE')
  })

  test('is filled by two where it is worse for the house than the market by more than one may, and never absurdly', async () => {
    const boss = await api.person('boss', { role: 'superadmin' })
    const dear = await placed({ price: '32000', amount: '0.002' })
    const asked = await api.post('/trades/complete/S', { id: dear }, { as: finance })
    expect(asked.body).toMatchObject({
      status: false,
      code: 'WAITS_FOR_SECOND',
      proposal: expect.any(String),
    })
    expect(await one(dear)).toMatchObject({ status: 0 })
    const fields = filter({ search: asked.body.proposal })
    const [proposal] = (await api.get(`/proposals/list/S/${fields}`, { as: boss })).body.data.data
    expect(proposal).toMatchObject({
      ...{ kind: 'fill', subject: dear, uid: ada.uid, mine: 1 },
      before: { market: ['64000 USD'] },
      after: { type: 'buy', currency: 'BTC', price: '32000 USD' },
    })
    await approvedBy(api, boss, asked)
    expect(await one(dear)).toMatchObject({ status: 1, paid: '64.00' })

    const absurd = await placed({ price: '31999.99', amount: '0.002' })
    const sold = await placed({ type: 'sell', price: '128000.01', amount: '0.002' })
    for (const id of [absurd, sold])
      for (const [path, body] of [
        ['/trades/complete/S', { id }],
        ['/trades/log/S', { id, amount: '0.001' }],
      ] as const)
        expect((await api.post(path, body, { as: boss })).body).toMatchObject({ code: 'PRICE_ABSURD' })
    expect(await one(absurd)).toMatchObject({ status: 0 })
  })

  test('takes two as well once many small losses of a day are a large one', async () => {
    const [one, boss] = [
      await api.person('one', { role: 'finance' }),
      await api.person('boss 2', { role: 'superadmin' }),
    ]
    const limit = { field_code: 'adjustmentAloneUpTo', field_value: '10' }
    await approvedBy(api, boss, await api.post('/sysconfigs/S', limit, { as: operator }))
    // Each is three hundredths worse than the market, and costs the house 5.76 USD.
    const fills = []
    for (let n = 0; n < 2; n++) {
      const id = await placed({ type: 'sell', price: '65920', amount: '0.003' })
      fills.push((await api.post('/trades/complete/S', { id }, { as: one })).body)
    }
    expect(fills).toMatchObject([
      { data: [{ status: 1 }] },
      { code: 'WAITS_FOR_SECOND', proposal: expect.any(String) },
    ])
  })

  test('is listed to administrators with names', async () => {
    expect((await api.get('/trades/log/S', { as: ada })).status).toBe(403)
    const { body } = await api.get(`/trades/log/S/${filter({ uid: ada.uid, type: 'sell' })}`, { as: finance })
    expect(body.data.data[0]).toMatchObject({ username: 'ada', type: 'sell' })
  })
})
