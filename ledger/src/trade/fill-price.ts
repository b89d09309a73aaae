import { Decimal } from '@strongroom/shared'
import type { TradeOrder } from '../wallet/cases.ts'

/** The bounds of a fill's price for the house. */
export type FillBounds = {
  /** The worth of one base in target, by every source that knows: the pair's own price, the prices of both currencies. */
  readonly markets: readonly string[]
  /** The share by which one administrator may fill worse than each of them. */
  readonly share: string
  /** Whether a second administrator has agreed. */
  readonly byTwo: boolean
}

/** The factor from which a price is refused to every administrator. */
const absurdTimes = 2

/** The share of the market that the house loses by a fill at an order's limit; below zero where it wins. */
const lossShare = ({ side, price }: Pick<TradeOrder, 'side' | 'price'>, market: string): Decimal => {
  const over = new Decimal(price).div(market).minus(1)
  return side === 'sell' ? over : over.negated()
}

/**
 * How bad an order's limit is for the house: `near` enough for one administrator, `far`, or `absurd`: half or double the
 * market. Measured by the market that makes it look worst; `far` where none is known.
 */
export const judgeFill = (
  order: Pick<TradeOrder, 'side' | 'price'>,
  { markets, share }: Pick<FillBounds, 'markets' | 'share'>,
): 'near' | 'far' | 'absurd' => {
  const isAbsurd = (market: string) =>
    order.side === 'sell'
      ? new Decimal(order.price).gt(new Decimal(market).times(absurdTimes))
      : new Decimal(order.price).times(absurdTimes).lt(market)
  if (markets.some(isAbsurd)) return 'absurd'
  return markets.length > 0 && markets.every(market => lossShare(order, market).lte(share)) ? 'near' : 'far'
}

/** The loss of the house by filling an amount of base at an order's limit, in target, by the market that makes it most; at least zero. */
export const fillLoss = (
  order: Pick<TradeOrder, 'side' | 'price'>,
  amount: string,
  markets: readonly string[],
): string =>
  Decimal.max(0, ...markets.map(market => lossShare(order, market).times(market).times(amount))).toFixed()
