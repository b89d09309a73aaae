import { accept, type Currency, Decimal, type Decision, Money, refuse } from '@strongroom/shared'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { keep, keptAt } from '../book/persistent-map.ts'
import type { TradeOrder } from '../wallet/cases.ts'
import {
  type AmountNotPositive,
  askedAmount,
  type BelowMinimum,
  type InsufficientFunds,
  type NotVerified,
  shortOf,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import { nobody, type ReasonMissing, type ReviewRefusal, withCase } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { decideFill } from './fill-trade.ts'
import { decideAtMarket } from './market-order.ts'
import { facts, type TradeFact } from './trade-facts.ts'
import { isPrice, openOrder, reserveOf, type TradeSide, worth } from './trade-order.ts'

/** The member places a limit order; the money that pays for it is locked until it is filled or cancelled. */
export type PlaceTrade = {
  readonly type: 'PlaceTrade'
  readonly input: {
    readonly orderId: string
    readonly side: TradeSide
    readonly base: string
    readonly target: string
    readonly price: string
    readonly amount: string
  }
  readonly given: {
    readonly verified: boolean
    readonly base: Currency
    readonly target: Currency
    /** Nothing when the house does not trade the pair. `minimum` is in base. */
    readonly pair: { readonly minimum: string } | undefined
  }
}
type PlaceTradeRefusal =
  | NotVerified
  | { readonly kind: 'pair-not-offered' }
  | { readonly kind: 'price-invalid' }
  | AmountNotPositive
  | TooManyPlaces
  | BelowMinimum
  | { readonly kind: 'amount-too-small' }
  | InsufficientFunds

/** Places a limit order and locks the most it may cost. A repeated request with the same id adds nothing. */
const decidePlace = (
  { input, given }: PlaceTrade,
  wallet: Wallet,
): Decision<TradeFact, PlaceTradeRefusal> => {
  const { orderId, side, base, target, price } = input
  if (keptAt(wallet.trades, orderId)) return accept()
  if (!given.verified) return refuse({ kind: 'identity-not-verified' })
  if (!given.pair) return refuse({ kind: 'pair-not-offered' })
  if (!isPrice(price)) return refuse({ kind: 'price-invalid' })
  const asked = askedAmount(input.amount, given.base)
  if ('refusal' in asked) return refuse(asked.refusal)
  const { money } = asked
  const { minimum } = given.pair
  if (money.value.lessThan(minimum)) return refuse({ kind: 'below-minimum', minimum, currency: base })
  if (!worth(money, price, given.target).isPositive()) return refuse({ kind: 'amount-too-small' })
  const reserved = reserveOf(side, money, price, given.target)
  const short = shortOf(wallet, reserved)
  if (short) return refuse(short)

  // Nothing below this line may refuse.
  return accept({
    type: 'TradePlaced',
    orderId,
    side,
    base,
    target,
    price: new Decimal(price).toFixed(),
    amount: money.amount,
    reserved: reserved.amount,
    legs: move(reserved, {
      from: userAccount(wallet.uid, 'available'),
      to: userAccount(wallet.uid, 'locked'),
    }),
  })
}

/** Ends an order; what is still locked for it becomes available. An administrator gives a reason. */
export type CancelTrade = {
  readonly type: 'CancelTrade'
  readonly input: { readonly orderId: string; readonly reason?: string | undefined }
  /** `canceller` is a uid. `locked` is the currency that is locked for the order. */
  readonly given: {
    readonly by: 'member' | 'admin'
    readonly canceller: string
    readonly locked: Currency
  }
}
type CancelTradeRefusal = ReviewRefusal | ReasonMissing

/** Ends an open order and unlocks the money it still holds. Filled parts stay filled. */
const decideCancel = (
  { input, given }: CancelTrade,
  wallet: Wallet,
): Decision<TradeFact, CancelTradeRefusal> => {
  const open = openOrder(wallet, input.orderId, given.by === 'admin' ? given.canceller : nobody)
  if ('refusal' in open) return refuse(open.refusal)
  const reason = input.reason?.trim()
  if (given.by === 'admin' && !reason) return refuse({ kind: 'reason-missing' })
  const unlocked = Money.of(open.found.reserved, given.locked)
  return accept({
    type: 'TradeCancelled',
    orderId: input.orderId,
    by: given.by,
    ...(reason ? { reason } : {}),
    currency: given.locked.code,
    unlocked: unlocked.amount,
    legs: move(unlocked, {
      from: userAccount(wallet.uid, 'locked'),
      to: userAccount(wallet.uid, 'available'),
    }),
  })
}

const withOrder = (wallet: Wallet, orderId: string, change: Partial<TradeOrder>): Wallet => ({
  ...wallet,
  trades: withCase(wallet.trades, orderId, change),
})

/** The life of a limit order: placed, filled in parts, cancelled; and orders at the market, which are filled at once. */
export const trade = movement({
  facts,
  commands: {
    PlaceTrade: decidePlace,
    TradeAtMarket: decideAtMarket,
    FillTrade: decideFill,
    CancelTrade: decideCancel,
  },
  whileFrozen: { PlaceTrade: 'rests', TradeAtMarket: 'rests', FillTrade: 'rests', CancelTrade: 'goes-on' },
  evolve: {
    TradePlaced: (wallet, { orderId, side, base, target, price, amount, reserved }) => ({
      ...wallet,
      trades: keep(wallet.trades, orderId, {
        status: 'open',
        side,
        base,
        target,
        price,
        left: amount,
        reserved,
      }),
    }),
    // The id is kept, so that no other order takes it.
    TradeSettled: (wallet, { orderId, side, base, target, price }) => ({
      ...wallet,
      trades: keep(wallet.trades, orderId, {
        status: 'completed',
        side,
        base,
        target,
        price,
        left: '0',
        reserved: '0',
      }),
    }),
    TradeFilled: (wallet, { orderId, left, paid }) =>
      withOrder(wallet, orderId, {
        status: new Decimal(left).isZero() ? 'completed' : 'open',
        left,
        reserved: new Decimal(keptAt(wallet.trades, orderId)?.reserved ?? 0).minus(paid).toFixed(),
      }),
    TradeCancelled: (wallet, { orderId }) =>
      withOrder(wallet, orderId, { status: 'cancelled', reserved: '0' }),
  },
})
