import { Decimal, isRecord, parseDecimal, type wire } from '@strongroom/shared'
import { askOutside } from '../outside/index.ts'

/** The price of one unit of each currency in USDC, by lower-case symbol; `"0"` when no price is known. */
export type Prices = {
  readonly prices: Readonly<Record<string, string>>
  readonly source: wire.PriceList['source']
  /** ISO, UTC. */
  readonly asOf: string
}

/** Called when a price is missing. */
type Warns = { readonly warn: (about: object, message: string) => void }

/** Source of prices. */
export type PriceSource = (symbols: readonly string[]) => Promise<Prices>

/** Fixed prices for the embedded default. No market: they are the same every day, and say so. */
const demo: Readonly<Record<string, string>> = {
  usd: '1',
  usdc: '1',
  usdt: '1',
  busd: '1',
  eur: '1.08',
  hkd: '0.128',
  btc: '64000',
  eth: '3200',
  bch: '380',
  ltc: '72',
}

/** Fixed prices, marked as a demo, and of the day on which the demo was made: a symbol without one costs 0. */
export const demoPricesOf =
  (madeAt: () => Promise<string>): PriceSource =>
  async symbols => ({
    prices: Object.fromEntries(
      symbols.map(symbol => [symbol.toLowerCase(), demo[symbol.toLowerCase()] ?? '0']),
    ),
    source: 'demo',
    asOf: await madeAt(),
  })

/** The prices of a demo that is made now. */
export const demoPrices = demoPricesOf(async () => new Date().toISOString())

/** Counted at face value, at any market price (specification §9). */
const atFaceValue: readonly string[] = ['USD', 'USDC', 'BUSD']

/** A public ticker to ask for prices, and how. */
export type TickerOptions = {
  /** Answers `?symbol=BTCUSDC` with `{ "price": "64000.10" }`. */
  readonly url: string
  readonly now: () => Date
  readonly logger: Warns
}

const timeoutMs = 3_000
const keptMs = 30_000

/**
 * Prices of a public ticker. USDT is asked for as the pair USDC/USDT and turned over. A price that cannot be had is 0.
 * All prices are kept for half a minute, and callers meanwhile share the request under way.
 */
export const tickerPrices = ({ url, now, logger }: TickerOptions): PriceSource => {
  const kept = new Map<string, { readonly at: number; readonly prices: Promise<Prices> }>()

  const priceOf = async (symbol: string): Promise<string> => {
    if (atFaceValue.includes(symbol)) return '1'
    try {
      const price = await ask(url, symbol === 'USDT' ? 'USDCUSDT' : `${symbol}USDC`)
      return symbol === 'USDT'
        ? new Decimal(1).dividedBy(price).toDecimalPlaces(8).toFixed()
        : price.toFixed()
    } catch {
      logger.warn({ symbol }, 'the ticker gave no price')
      return '0'
    }
  }

  const look = async (symbols: readonly string[]): Promise<Prices> => {
    const prices = await Promise.all(
      symbols.map(async symbol => [symbol.toLowerCase(), await priceOf(symbol)]),
    )
    return { prices: Object.fromEntries(prices), source: 'ticker', asOf: now().toISOString() }
  }

  return symbols => {
    const key = symbols.join(' ')
    const last = kept.get(key)
    if (last && now().getTime() - last.at < keptMs) return last.prices
    const prices = look(symbols)
    kept.clear()
    kept.set(key, { at: now().getTime(), prices })
    return prices
  }
}

const ask = async (url: string, symbol: string): Promise<Decimal> => {
  const asked = new URL(url)
  asked.searchParams.set('symbol', symbol)
  const { ok, status, json } = await askOutside(asked, { signal: AbortSignal.timeout(timeoutMs) })
  if (!ok) throw new Error(`the ticker answers ${status}`)
  const answer = json()
  const price = isRecord(answer) ? answer.price : undefined
  const read = parseDecimal(String(price))
  if (!read?.greaterThan(0)) throw new Error('the ticker answers without a price')
  return read
}

/** Source of a process' prices, by its configuration. `madeAt` says when its demo was made: now, unless said otherwise. */
export const pricesOf = ({
  config,
  madeAt,
  ...more
}: {
  readonly config: { readonly priceTickerUrl: string | undefined }
  readonly now: () => Date
  readonly logger: Warns
  readonly madeAt?: () => Promise<string>
}): PriceSource =>
  config.priceTickerUrl
    ? tickerPrices({ url: config.priceTickerUrl, ...more })
    : demoPricesOf(madeAt ?? (async () => more.now().toISOString()))
