import { Decimal, type wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'

type Pair = Pick<wire.TradePair, 'base' | 'target' | 'price'>

/** As many figures as a rate needs to be read: more would look more certain than a price is. */
const FIGURES = 8

/** The worth of one base of each pair in its target now: by the pair's own price, else by the prices of both; null where one is unknown. */
export const marketsOf = async (
  { prices }: Pick<Parts, 'prices'>,
  pairs: readonly Pair[],
): Promise<readonly (string | null)[]> => {
  const known = (await prices([...new Set(pairs.flatMap(({ base, target }) => [base, target]))])).prices
  const priceOf = (code: string) => new Decimal(known[code.toLowerCase()] ?? '0')
  return pairs.map(({ base, target, price }) => {
    if (price) return price
    const [one, other] = [priceOf(base), priceOf(target)]
    return one.isZero() || other.isZero() ? null : one.div(other).toSignificantDigits(FIGURES).toFixed()
  })
}

/** Share by which a limit is worse for the member than the market, with four places; null where it is no worse, or not known. */
export const worseBy = (
  side: 'buy' | 'sell',
  limit: string,
  market: string | null | undefined,
): string | null => {
  if (!market) return null
  const over = new Decimal(limit).div(market).minus(1)
  const worse = side === 'buy' ? over : over.negated()
  return worse.greaterThan('0.0001') ? worse.toDecimalPlaces(4, Decimal.ROUND_DOWN).toFixed() : null
}
