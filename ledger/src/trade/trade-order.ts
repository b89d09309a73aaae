import { type Currency, Decimal, Money, parseDecimal, roundDown, roundUp } from '@strongroom/shared'
import type { TradeOrder } from '../wallet/cases.ts'
import { openCase } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'

/** From the member's point of view: `buy` gives target for base, `sell` base for target. */
export type TradeSide = 'buy' | 'sell'

/** A wallet's order that is open to this caller, or the refusal. */
export const openOrder = (wallet: Wallet, orderId: string, approver: string) =>
  openCase(wallet.trades, { id: orderId, approver, open: ['open'] }, wallet)

/** The lock for an order: a buy's cost rounded up, so that the lock always suffices; a sell's amount. */
export const reserveOf = (side: TradeSide, amount: Money, price: string, target: Currency): Money =>
  side === 'sell' ? amount : Money.of(roundUp(amount.value.times(price), target.scale), target)

/** Whether a market price is as good as the limit or better. */
export const crosses = ({ side, price }: Pick<TradeOrder, 'side' | 'price'>, market: string): boolean =>
  side === 'buy'
    ? new Decimal(market).lessThanOrEqualTo(price)
    : new Decimal(market).greaterThanOrEqualTo(price)

/** The currency that is locked for an order. */
export const lockedCurrencyOf = ({
  side,
  base,
  target,
}: Pick<TradeOrder, 'side' | 'base' | 'target'>): string => (side === 'sell' ? base : target)

/** Above zero, at most 12 digits before and 12 after the point: an order's worth must fit into the books. */
export const isPrice = (price: string): boolean =>
  /^\d{1,12}(\.\d{1,12})?$/.test(price) && (parseDecimal(price)?.greaterThan(0) ?? false)

/** The value of an amount at a price, rounded down to the target's places. */
export const worth = (amount: Money, price: string, target: Currency): Money =>
  Money.of(roundDown(amount.value.times(price), target.scale), target)

/**
 * A buyer's payment for a part, out of the locked money: all but the value of the rest, rounded down. So the last part takes
 * all there is, and a buyer who cancels between two parts has paid no less than the limit for the parts they got.
 */
export const paidByBuyer = ({
  reserved,
  left,
  price,
}: {
  readonly reserved: Money
  /** The amount of the order still wanted after this part. */
  readonly left: Money
  readonly price: string
}): Money => reserved.minus(worth(left, price, reserved.currency))
