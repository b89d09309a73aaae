import type { PriceSource } from '@strongroom/projections/catalogue'
import { Decimal } from '@strongroom/shared'
import type { Pool } from 'pg'
import { keep, quarterMs } from './price-points.ts'

type Noting = {
  readonly db: Pool
  readonly now: () => Date
  readonly logger: { readonly warn: (about: object, words: string) => void }
}

/**
 * A source of prices that keeps what it hears: nothing is asked for the sake of a chart, and a price that this process has kept is kept
 * once in a quarter. That a price cannot be kept is reported, and holds up no caller.
 */
export const notedPrices = (source: PriceSource, { db, now, logger }: Noting): PriceSource => {
  const kept = new Map<string, string>()
  return async symbols => {
    const found = await source(symbols)
    const at = now()
    const quarter = Math.floor(at.getTime() / quarterMs)
    const news = Object.entries(found.prices).filter(
      ([symbol, price]) => new Decimal(price).greaterThan(0) && kept.get(symbol) !== `${quarter} ${price}`,
    )
    if (news.length === 0) return found
    for (const [symbol, price] of news) kept.set(symbol, `${quarter} ${price}`)
    try {
      await keep(
        db,
        at,
        news.map(([symbol, price]) => [symbol.toUpperCase(), price]),
      )
    } catch (err) {
      for (const [symbol] of news) kept.delete(symbol)
      logger.warn({ err }, 'the prices of now could not be kept')
    }
    return found
  }
}
