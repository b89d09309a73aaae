import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pricesOf, tickerPrices } from './prices.ts'

const market: Record<string, string> = { BTCUSDC: '64000.10', USDCUSDT: '0.8', ETHUSDC: 'nonsense' }
const asked: string[] = []
const server = setupServer(
  http.get('https://ticker.test/price', ({ request }) => {
    const symbol = new URL(request.url).searchParams.get('symbol') ?? ''
    asked.push(symbol)
    const price = market[symbol]
    return price ? HttpResponse.json({ symbol, price }) : HttpResponse.json({ code: -1121 }, { status: 400 })
  }),
)
beforeAll(() => server.listen())
afterAll(() => server.close())

const clock = { time: Date.parse('2026-03-01T10:00:00Z') }
const ticker = () =>
  tickerPrices({
    url: 'https://ticker.test/price',
    now: () => new Date(clock.time),
    logger: { warn: () => {} },
  })

describe('a ticker', () => {
  test('prices in USDC, with USDT as the turned-over pair, and 0 for what it does not know', async () => {
    const { prices, source, asOf } = await ticker()(['USD', 'USDC', 'USDT', 'BTC', 'ETH', 'XTP'])
    expect(prices).toEqual({ usd: '1', usdc: '1', usdt: '1.25', btc: '64000.1', eth: '0', xtp: '0' })
    expect([source, asOf]).toEqual(['ticker', '2026-03-01T10:00:00.000Z'])
  })

  test('is asked once for all who ask within half a minute', async () => {
    const prices = ticker()
    asked.length = 0
    await Promise.all([prices(['BTC']), prices(['BTC'])])
    clock.time += 29_000
    await prices(['BTC'])
    expect(asked).toEqual(['BTCUSDC'])
    clock.time += 2_000
    await prices(['BTC'])
    expect(asked).toEqual(['BTCUSDC', 'BTCUSDC'])
  })
})

describe('demo prices', () => {
  const config = { priceTickerUrl: undefined }
  const now = () => new Date(clock.time)
  const logger = { warn: () => {} }

  test('say that they are, and are of the moment at which the demo was made', async () => {
    const madeAt = async () => '2026-02-20T08:00:00.000Z'
    expect(await pricesOf({ config, now, logger, madeAt })(['USD', 'XTP'])).toEqual({
      prices: { usd: '1', xtp: '0' },
      source: 'demo',
      asOf: '2026-02-20T08:00:00.000Z',
    })
  })

  test('are of now where nothing says when it was made', async () => {
    expect((await pricesOf({ config, now, logger })(['USD'])).asOf).toBe(now().toISOString())
  })
})
