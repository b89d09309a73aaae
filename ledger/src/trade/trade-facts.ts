import * as v from 'valibot'
import { code, decimal, id, legs, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'

const order = {
  orderId: id,
  side: v.picklist(['buy', 'sell']),
  base: code,
  target: code,
  price: decimal,
  amount: decimal,
}

/** Events of orders. Amounts are decimal strings in base, prices in target units per base unit. */
export const facts = {
  /** A limit order for `amount` of `base` at `price` target units each. `reserved` is locked: target money for a buy, base money for a sell. */
  TradePlaced: {
    version: 1,
    schema: v.object({
      ...order,
      reserved: decimal,
      legs,
    }),
  },
  /**
   * `amount` of base changed hands at the limit price; `left` is still wanted, and 0 completes the order. `paid` came from the
   * locked money.
   */
  TradeFilled: {
    version: 1,
    schema: v.object({
      orderId: id,
      amount: decimal,
      left: decimal,
      paid: decimal,
      paidCurrency: code,
      received: decimal,
      receivedCurrency: code,
      /** The market's price that crossed the limit, when a price did and not an administrator. */
      market: v.optional(decimal),
      legs,
    }),
  },
  /** A market order, filled at once and final. `fee` is in the currency that was paid: exchanged = `paid` − `fee`, exactly. */
  TradeSettled: {
    version: 1,
    schema: v.object({
      ...order,
      paid: decimal,
      paidCurrency: code,
      received: decimal,
      receivedCurrency: code,
      fee: decimal,
      feeRate: decimal,
      legs,
    }),
  },
  TradeCancelled: {
    version: 1,
    schema: v.object({
      orderId: id,
      by: v.picklist(['member', 'admin']),
      reason: v.optional(reason),
      currency: code,
      unlocked: decimal,
      legs,
    }),
  },
} as const

/** Every event that an order leaves in `wallet-{uid}`. */
export type TradeFact = FactOf<typeof facts>
