import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import { Decimal } from '@strongroom/shared'
import type { PriceSource, Prices } from './prices.ts'

/** As many figures as a rate needs to be read: more would look more certain than a price is. */
const FIGURES = 8

type Pair = { readonly base: string; readonly target: string }

/** The worth of one base in target by the prices of both; null where one is unknown. */
export const crossPrice = ({ prices }: Pick<Prices, 'prices'>, { base, target }: Pair): string | null => {
  const priceOf = (code: string) => new Decimal(prices[code.toLowerCase()] ?? '0')
  const [one, other] = [priceOf(base), priceOf(target)]
  return one.isZero() || other.isZero() ? null : one.div(other).toSignificantDigits(FIGURES).toFixed()
}

/** The worth of one base in target by every source that knows it: the price that administrators keep for the pair, and the prices of both. */
export const allMarketsOf = async (
  { catalogue, prices }: { readonly catalogue: Pick<LiveCatalogue, 'get'>; readonly prices: PriceSource },
  pair: Pair,
): Promise<readonly string[]> => {
  const own = catalogue.get('trade-pair', `${pair.base}-${pair.target}`)?.price
  const outside = crossPrice(await prices([pair.base, pair.target]), pair)
  return [own, outside].filter(each => typeof each === 'string')
}
