import { demoPrices } from '@strongroom/projections/catalogue'
import type { wire } from '@strongroom/shared'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { filter } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { notedPrices } from '../vault/noted-prices.ts'

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
    { day: dayAgo(2), at: null, price: '120000', change: '0.0000' },
    { day: dayAgo(1), at: null, price: '61000', change: '-0.4917' },
  ]
  const { data } = (await ask({})).body
  expect(data.slice(0, -1)).toEqual(past)
  expect(data.at(-1)).toMatchObject({
    day: dayAgo(0),
    at: null,
    price: expect.stringMatching(/^\d+(\.\d+)?$/),
  })
  const year = (await ask({ days: '365' })).body.data
  expect(year[0]).toEqual({ day: dayAgo(40), at: null, price: '10', change: '0.0000' })
  const prices = (days: wire.PairPrice[]) => days.map(({ day, price }) => ({ day, price }))
  expect(prices(year.slice(1))).toEqual(prices(data))
})

describe('prices of the last 24 hours', () => {
  const quarter = 900_000
  const now = () => Math.floor(Date.now() / quarter) * quarter
  const note = (currency: string, quartersAgo: number, price: string) =>
    api.db.query(
      `insert into private.price_points values ($1, $2, $3)
       on conflict (currency, at) do update set price = excluded.price`,
      [currency, new Date(now() - quartersAgo * quarter), price],
    )

  test('are by quarters of an hour; what nobody asked for in between is as it was last known', async () => {
    await api.db.query('truncate private.price_points')
    const begins = now()
    await note('BTC', 4, '60000')
    await note('USDT', 4, '1')
    await note('BTC', 2, '66000')
    // A day and more ago, and of one of both.
    await note('BTC', 97, '1')
    await note('ETH', 3, '1')
    const { data } = (await ask({ days: '1' })).body
    const at = (quartersAgo: number) => new Date(begins - quartersAgo * quarter).toISOString()
    expect(data.slice(0, 4)).toEqual([
      { day: at(4).slice(0, 10), at: at(4), price: '60000', change: '0.0000' },
      { day: at(3).slice(0, 10), at: at(3), price: '60000', change: '0.0000' },
      { day: at(2).slice(0, 10), at: at(2), price: '66000', change: '0.1000' },
      { day: at(1).slice(0, 10), at: at(1), price: '66000', change: '0.1000' },
    ])
    expect(data.at(-1)).toMatchObject({ price: '64000', change: '0.0667' })
    expect(Date.parse(data.at(-1).at)).toBeGreaterThanOrEqual(begins)
  })

  test('are noted whenever somebody asks for prices, and forgotten after two days', async () => {
    await api.db.query('truncate private.price_points')
    await note('BTC', 193, '1')
    const source = async () => ({
      prices: { btc: '61000', xtp: '0' },
      source: 'ticker' as const,
      asOf: new Date().toISOString(),
    })
    const noting = { db: api.db, now: () => new Date(), logger: { warn: () => {} } }
    await notedPrices(source, noting)(['BTC', 'XTP'])
    const { rows } = await api.db.query(`select currency, price::float8 as price from private.price_points`)
    expect(rows).toEqual([{ currency: 'BTC', price: 61000 }])
    // Another process, which has seen another price in the same quarter.
    await notedPrices(async () => ({ ...(await source()), prices: { btc: '62000' } }), noting)(['BTC'])
    const again = await api.db.query(`select price::float8 as price from private.price_points`)
    expect(again.rows).toEqual([{ price: 62000 }])
  })

  test('that cannot be noted are given all the same', async () => {
    const warned: string[] = []
    const noting = {
      db: new Pool({ host: '/nowhere' }),
      now: () => new Date(),
      logger: { warn: (_: object, words: string) => void warned.push(words) },
    }
    const { prices } = await notedPrices(demoPrices, noting)(['BTC'])
    expect(prices).toEqual({ btc: '64000' })
    expect(warned).toEqual(['the prices of now could not be kept'])
  })
})

test('prices of a pair are asked of 1, 7, 30, 90 or 365 days', async () => {
  expect((await ask({ days: '8' })).body.issues).toEqual([
    { path: 'filter.days', message: '1, 7, 30, 90 or 365' },
  ])
})
