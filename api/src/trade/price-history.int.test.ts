import type { wire } from '@strongroom/shared'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { filter } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
})
afterAll(() => api.stop())

const ask = (fields: object) =>
  api.get(`/trades/prices/S/${filter({ base: 'BTC', target: 'USDT', days: '7', ...fields })}`, { as: ada })
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('prices of a pair are those noted for both at the end of each day, and today’s of now', async () => {
  for (const [currency, days, price] of [
    ['BTC', 2, '60000'],
    ['USDT', 2, '0.5'],
    ['BTC', 1, '61000'],
    ['USDT', 1, '1'],
    // Of one of both, and of a day before the range.
    ['BTC', 3, '59000'],
    ['BTC', 40, '10'],
    ['USDT', 40, '1'],
  ] as const)
    await api.db.query('insert into views.day_prices values ($1, $2, $3)', [currency, dayAgo(days), price])
  const past = [
    { day: dayAgo(2), price: '120000', change: '0.0000' },
    { day: dayAgo(1), price: '61000', change: '-0.4917' },
  ]
  const { data } = (await ask({})).body
  expect(data.slice(0, -1)).toEqual(past)
  expect(data.at(-1)).toMatchObject({ day: dayAgo(0), price: expect.stringMatching(/^\d+(\.\d+)?$/) })
  const year = (await ask({ days: '365' })).body.data
  expect(year[0]).toEqual({ day: dayAgo(40), price: '10', change: '0.0000' })
  const prices = (days: wire.PairPrice[]) => days.map(({ day, price }) => ({ day, price }))
  expect(prices(year.slice(1))).toEqual(prices(data))
})

test('prices of a pair are asked of 7, 30, 90 or 365 days', async () => {
  expect((await ask({ days: '8' })).body.issues).toEqual([
    { path: 'filter.days', message: '7, 30, 90 or 365' },
  ])
})
