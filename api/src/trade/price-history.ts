import { crossPrice } from '@strongroom/projections/catalogue'
import { getDayPrices } from '@strongroom/projections/wallet'
import { contract, Decimal, type wire } from '@strongroom/shared'
import { rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { marketsOf } from './market.ts'

const DAY_MS = 86_400_000
const dayBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)

type Priced = Omit<wire.PairPrice, 'change'>

const changed = (days: readonly Priced[]): readonly wire.PairPrice[] =>
  days.map(each => ({
    ...each,
    change: new Decimal(each.price)
      .div(days[0]?.price ?? each.price)
      .minus(1)
      .toDecimalPlaces(4)
      .toFixed(4),
  }))

const priceHistory = implement(contract.trade.priceHistory, {
  handler: async ({ filter: { base, target, days }, now }, parts) => {
    const today = dayBefore(now, 0)
    const noted = await getDayPrices(parts.db, [base, target], dayBefore(now, Number(days) - 1))
    const past = [...Map.groupBy(noted, ({ day }) => day)].flatMap(([day, both]): Priced[] => {
      const prices = Object.fromEntries(both.map(({ currency, price }) => [currency.toLowerCase(), price]))
      const price = crossPrice({ prices }, { base, target })
      return day === today || price === null ? [] : [{ day, price }]
    })
    const own = parts.catalogue.get('trade-pair', `${base}-${target}`)?.price ?? null
    const [market] = await marketsOf(parts, [{ base, target, price: own }])
    return rows(changed(market ? [...past, { day: today, price: market }] : past))
  },
})

/** Prices of pairs over the last days, as the job that notes them has noted them. */
export const priceHistoryCalls: readonly Call[] = [priceHistory]
