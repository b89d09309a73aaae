import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { saveEntry, seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  await saveEntry(api, 'trade-pair', 'BTC-USD', { base: 'BTC', target: 'USD', minimum: '0.001' })
  ada = await api.person('ada')
  await fund(api, ada, 'USD', '1000')
  await fund(api, ada, 'BTC', '1')
})
afterAll(() => api.stop())

const pair = { base: 'BTC', target: 'USD' }
const check = async (over: object) =>
  (await api.post('/trades/market/check/S', { type: 'buy', ...pair, ...over }, { as: ada })).body
const make = async (over: object, key = randomUUID()) =>
  (
    await api.post(
      '/trades/market/S',
      { type: 'buy', ...pair, ...over },
      { as: ada, headers: { 'Idempotency-Key': key } },
    )
  ).body
const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))
const amountOf = async (currency: string) =>
  (await api.get(`/wallets/userWallet/S/${filter({ currency })}`, { as: ada })).body.data[0].amount

describe('an order at the market', () => {
  test('is previewed by what is paid as it is booked, and the preview books nothing', async () => {
    const [said] = (await check({ pays: '640' })).data
    expect(said).toEqual({
      ...{ type: 'buy', ...pair, price: '64000', pays: '640.00', pays_currency: 'USD', fee: '1.92' },
      ...{ fee_rate: '0.003', gets: '0.00997000', gets_currency: 'BTC', least: '0.00992015' },
      balance: '360.00',
    })
    expect(await amountOf('USD')).toBe('1000.00')
  })

  test('is previewed by what is to arrive: so much is paid that it does', async () => {
    const [said] = (await check({ gets: '0.00997' })).data
    expect(said).toMatchObject({ pays: '640.00', gets: '0.00997000' })
    const [sold] = (await check({ type: 'sell', gets: '638.08' })).data
    expect(sold).toMatchObject({ pays_currency: 'BTC', gets_currency: 'USD' })
    expect(Number(sold.gets)).toBeGreaterThanOrEqual(638.08)
  })

  test('is filled once, and stands in the list of orders and on the statement with its fee', async () => {
    const key = randomUUID()
    const [first] = (await make({ pays: '640', least: '0.00992015' }, key)).data
    const [again] = (await make({ pays: '640', least: '0.00992015' }, key)).data
    expect(again.id).toBe(first.id)
    expect(first).toMatchObject({ kind: 'market', status: 1, paid: '640.00', received: '0.00997000' })
    expect(await amountOf('USD')).toBe('360.00')
    expect(await amountOf('BTC')).toBe('1.00997000')
    const listed = await api.get(`/trades/userlog/S/${filter({ kind: 'market' })}`, { as: ada })
    expect(listed.body.data.data).toEqual([
      { ...first, finish_date: expect.any(String), created_date: expect.any(String) },
    ])
    const lines = (
      await api.get(`/usertransactions/list/${ada.uid}/S/${filter({ type: 'trade-paid' })}`, { as: ada })
    ).body.data.data
    expect(lines).toMatchObject([{ amount: '-640.00', fee: '1.92', currency: 'USD' }])
  })

  test('is refused where less would arrive than is taken, and books nothing', async () => {
    const before = await amountOf('USD')
    expect(await make({ pays: '128', least: '0.00199391' })).toMatchObject({
      ...{ code: 'PRICE_MOVED', details: { received: '0.00199390', currency: 'BTC' } },
    })
    expect(await amountOf('USD')).toBe(before)
  })

  test('goes by the price that is best for the house, and is refused where two prices cannot both be right', async () => {
    const priced = (price: string) =>
      saveEntry(api, 'trade-pair', 'BTC-USD', { ...pair, minimum: '0.001', price })
    await priced('70000')
    expect((await check({ pays: '128' })).data[0].price).toBe('70000')
    expect((await check({ type: 'sell', pays: '0.01' })).data[0].price).toBe('64000')
    await priced('128000.01')
    expect(await check({ pays: '128' })).toMatchObject({ code: 'PRICE_ABSURD' })
  })
})
