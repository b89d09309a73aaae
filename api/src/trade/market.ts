import { crossPrice } from '@strongroom/projections/catalogue'
import { Decimal, type wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'

type Pair = Pick<wire.TradePair, 'base' | 'target' | 'price'>

/** The worth of one base of each pair in its target now: by the pair's own price, else by the prices of both; null where one is unknown. */
export const marketsOf = async (
  { prices }: Pick<Parts, 'prices'>,
  pairs: readonly Pair[],
): Promise<readonly (string | null)[]> => {
  const known = await prices([...new Set(pairs.flatMap(({ base, target }) => [base, target]))])
  return pairs.map(pair => pair.price || crossPrice(known, pair))
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
