import type { PurchaseChannel, SpendingCategory } from '@strongroom/shared'

/** A purchase that the card's processor has asked for or told of. Decimal strings in the card's currency. */
export type CardPurchase = {
  /** How its hold ended: declined, reversed or expired before anything was captured, or captured for the last time. */
  readonly ended?: 'declined' | 'reversed' | 'expired' | 'captured' | undefined
  readonly channel?: PurchaseChannel | undefined
  /** The disposable number that it is made by. */
  readonly number?: string | undefined
  /** The merchant that makes it by that number, by the key of its id with the processor. */
  readonly merchant?: string | undefined
  /** The day (ISO, UTC) whose limits it counts towards. */
  readonly on: string
  /** The first amount that was asked for, approved or not; nothing where it was never asked for. */
  readonly asked?: string | undefined
  /** Approved in all, with what was added later and without what was given back. */
  readonly authorised: string
  /** In the pocket `locked` now. */
  readonly held: string
  readonly captured: string
  readonly refunded: string
}

/** The purchases that a disposable number of a card is for: one, or those of one merchant. */
export const cardNumberUses = ['single', 'merchant'] as const

/** A disposable number of a card. */
export type CardNumber = {
  readonly last4: string
  readonly use: (typeof cardNumberUses)[number]
  /** The most of its one purchase, or of a month at its merchant, in the card's currency. */
  readonly amount: string
  /** The last day (ISO, UTC) on which it is good. */
  readonly until: string
  /** The merchant that it is bound to, by the key of its id with the processor. */
  readonly merchant?: string | undefined
  /** The purchase that has bound it. */
  readonly boundBy?: string | undefined
  /** The last purchase that was approved by it. */
  readonly usedBy?: string | undefined
  readonly closed?: true
}

/** A capture or refund by the network's id of it. `amount` is what it moved on the card; `logId` the log that it is settled by. */
export type CardCapture = {
  readonly kind: 'purchase' | 'credit'
  readonly amount: string
  readonly logId?: string | undefined
}

/** A most of purchases: of all, or of one way; of one purchase, of a day or of a month (UTC). */
export type PurchaseLimit = {
  readonly of: 'all' | Exclude<PurchaseChannel, 'chip'>
  readonly per: 'purchase' | 'day' | 'month'
  readonly amount: string
}

/** Which purchases are approved. Without an entry everything is. Countries are two letters of ISO 3166. */
export type CardRules = {
  readonly off: readonly Exclude<PurchaseChannel, 'chip'>[]
  readonly kindsOff: readonly SpendingCategory[]
  /** Purchases elsewhere are declined. */
  readonly onlyIn?: readonly string[] | undefined
  readonly notIn?: readonly string[] | undefined
  readonly limits: readonly PurchaseLimit[]
}
