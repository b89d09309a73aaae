import { dayPricesDecider } from '@strongroom/ledger/catalogue'
import { derivedId } from '@strongroom/ledger/eventlog'
import { demoPrices } from '@strongroom/projections/catalogue'
import { Decimal } from '@strongroom/shared'
import { pastDays } from './calendar.ts'
import type { Case, Demo } from './demo.ts'

/** How prices came to where the demo's fixed ones are: a drift over the whole past, and waves on it, as shares of the price. */
const ways: Readonly<
  Record<string, { readonly drift: number; readonly wave: number; readonly days: number }>
> = {
  BTC: { drift: 0.14, wave: 0.035, days: 17 },
  ETH: { drift: 0.21, wave: 0.05, days: 13 },
  BCH: { drift: -0.08, wave: 0.04, days: 19 },
  LTC: { drift: -0.05, wave: 0.045, days: 11 },
}

/** A price so many days before today's, which is `now`. */
export const priceBefore = (symbol: string, now: string, daysAgo: number): string => {
  const way = ways[symbol]
  if (!way) return now
  const share = 1 - (way.drift * daysAgo) / pastDays + way.wave * Math.sin((2 * Math.PI * daysAgo) / way.days)
  return new Decimal(now).times(share.toFixed(6)).toDecimalPlaces(2).toFixed()
}

/** Quarters of an hour in a day. */
const quartersOfDay = 96

/** The prices of the last 24 hours, noted each quarter of an hour as if somebody had asked for them all the time; nothing where some are noted. */
export const priceQuarters = async ({ catalogue, stores }: Demo, now: Date): Promise<void> => {
  const symbols = catalogue.list('currency').map(({ currency_code }) => currency_code)
  if ((await stores.pricePoints.since(symbols, new Date(0))).length > 0) return
  const { prices: known } = await demoPrices(symbols)
  for (let ago = quartersOfDay; ago > 0; ago--) {
    const at = new Date(now.getTime() - (ago * 86_400_000) / quartersOfDay)
    const priced = symbols.flatMap(symbol => {
      const price = known[symbol.toLowerCase()] ?? '0'
      return price === '0' ? [] : [[symbol, priceBefore(symbol, price, ago / quartersOfDay)] as const]
    })
    await stores.pricePoints.keep(at, priced)
  }
}

/** The price of each currency at the end of each day, noted in the night after as the job `note-prices` does. */
export const prices = async (demo: Demo): Promise<readonly Case[]> => {
  const symbols = demo.catalogue.list('currency').map(({ currency_code }) => currency_code)
  const { prices: known } = await demoPrices(symbols)
  const notedOn = (of: number): Case => {
    const day = demo.calendar.dayOf(of)
    const priced = symbols.flatMap(symbol => {
      const now = known[symbol.toLowerCase()] ?? '0'
      return now === '0' ? [] : [[symbol, priceBefore(symbol, now, pastDays - of)] as const]
    })
    const run = () =>
      demo.ledger.handle(dayPricesDecider, day, {
        id: derivedId('prices', day, JSON.stringify(priced)),
        actor: { kind: 'system', id: 'note-prices' },
        correlationId: `prices ${day}`,
        command: { type: 'PriceDay', input: { day, prices: Object.fromEntries(priced) } },
      })
    return [{ at: demo.calendar.at(of + 1, '00:02'), run }]
  }
  return Array.from({ length: pastDays }, (_, day) => notedOn(day))
}
