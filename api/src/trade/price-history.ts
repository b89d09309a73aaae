import { crossPrice } from '@strongroom/projections/catalogue'
import { getDayPrices } from '@strongroom/projections/wallet'
import { contract, Decimal, type wire } from '@strongroom/shared'
import { rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { quarterMs } from '../vault/price-points.ts'
import { marketsOf } from './market.ts'

const DAY_MS = 86_400_000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

type Priced = Omit<wire.PairPrice, 'change'>
type Pair = { readonly base: string; readonly target: string }
/** The price of a currency, noted at a moment or at the end of a day. */
type Noted = { readonly currency: string; readonly price: string; readonly at: string }

const changed = (points: readonly Priced[]): readonly wire.PairPrice[] =>
  points.map(each => ({
    ...each,
    change: new Decimal(each.price)
      .div(points[0]?.price ?? each.price)
      .minus(1)
      .toDecimalPlaces(4)
      .toFixed(4),
  }))

/** The worth of one base in target wherever both were noted. */
const crossed = (noted: readonly Noted[], pair: Pair) =>
  [...Map.groupBy(noted, ({ at }) => at)].flatMap(([at, both]) => {
    const prices = Object.fromEntries(both.map(({ currency, price }) => [currency.toLowerCase(), price]))
    const price = crossPrice({ prices }, pair)
    return price === null ? [] : [{ at, price }]
  })

/** The prices at the beginning of each quarter: one that nobody asked for in between is the last one known. */
const everyQuarter = (noted: readonly Noted[], now: Date): readonly Noted[] => {
  const byQuarter = Map.groupBy(noted, ({ at }) => new Date(at).getTime())
  const known = new Map<string, string>()
  const all: Noted[] = []
  for (let at = Math.min(...byQuarter.keys()); at + quarterMs <= now.getTime(); at += quarterMs) {
    for (const { currency, price } of byQuarter.get(at) ?? []) known.set(currency, price)
    for (const [currency, price] of known) all.push({ currency, price, at: new Date(at).toISOString() })
  }
  return all
}

/** By the prices noted each quarter of an hour; that of now stands for the quarter that is not over. */
const ofOneDay = async ({ pricePoints }: Parts, pair: Pair, now: Date): Promise<readonly Priced[]> => {
  const noted = await pricePoints.since([pair.base, pair.target], daysBefore(now, 1))
  return crossed(everyQuarter(noted, now), pair).map(({ at, price }) => ({ day: at.slice(0, 10), at, price }))
}

/** By the prices noted at the end of each day before today. */
const ofDays = async ({ db }: Parts, pair: Pair, from: Date, now: Date): Promise<readonly Priced[]> => {
  const noted = await getDayPrices(db, [pair.base, pair.target], dayOf(from))
  return crossed(
    noted.map(({ currency, day, price }) => ({ currency, price, at: day })),
    pair,
  ).flatMap(({ at, price }) => (at === dayOf(now) ? [] : [{ day: at, at: null, price }]))
}

const priceHistory = implement(contract.trade.priceHistory, {
  handler: async ({ filter: { base, target, days }, now }, parts) => {
    const pair = { base, target }
    const own = parts.catalogue.get('trade-pair', `${base}-${target}`)?.price ?? null
    const [market] = await marketsOf(parts, [{ ...pair, price: own }])
    const isOneDay = days === '1'
    const past = isOneDay
      ? await ofOneDay(parts, pair, now)
      : await ofDays(parts, pair, daysBefore(now, Number(days) - 1), now)
    const at = isOneDay ? now.toISOString() : null
    return rows(changed(market ? [...past, { day: dayOf(now), at, price: market }] : past))
  },
})

/** Prices of pairs over the last day or days, as they were noted. */
export const priceHistoryCalls: readonly Call[] = [priceHistory]
