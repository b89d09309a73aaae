import { declineReasons, type Money, purchaseChannels, spendingCategoryOf } from '@strongroom/shared'
import * as v from 'valibot'
import { code, decimal } from '../book/shapes.ts'
import type { CardRules, PurchaseLimit } from '../wallet/card-purchase.ts'
import { shortOf } from '../wallet/checks.ts'
import { isResting } from '../wallet/frozen.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { limitPassed, noRules, purchaseLimit } from './card-rules.ts'
import { type NumberAsked, outsideNumber } from './disposable-number.ts'

/**
 * The place and way of a purchase. `mcc` is the merchant's category code (ISO 18245), `country` two letters. `bought` is what the
 * merchant asks in another currency than the card's, and the processor's rate: so much of the card's currency for one of it.
 */
export const purchaseShape = v.object({
  channel: v.picklist(purchaseChannels),
  mcc: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))),
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  bought: v.optional(v.object({ currency: code, amount: decimal, rate: decimal })),
})
/** The place and way of a purchase, as the processor tells of it. */
export type PurchasePlace = v.InferOutput<typeof purchaseShape>

/** A reason with its origin: the rule is the holder's or the house's; `limit` is the one that is passed. */
export const declineShape = v.object({
  because: v.picklist(declineReasons),
  by: v.optional(v.picklist(['holder', 'house'])),
  limit: v.optional(purchaseLimit),
})
/** Why a purchase is declined, and by whose rule. */
export type Decline = v.InferOutput<typeof declineShape>

/**
 * All that the decision about a purchase needs beside the wallet. `before` is the share of the purchase in the limits already, where `amount`
 * is added to it; `at` is the time, ISO; `on` the day whose limits it counts towards; `number` the disposable number that it is made by.
 */
export type PurchaseAsked = {
  readonly purchase: string
  readonly number: NumberAsked | undefined
  readonly place: PurchasePlace
  readonly amount: Money
  readonly before: string
  readonly on: string
  readonly today: string
  readonly at: string | undefined
  readonly isExpired: boolean
  readonly house: CardRules
}

/** Why a purchase cannot be approved now; nothing where it can. */
export const declineOf = (asked: PurchaseAsked, wallet: Wallet): Decline | undefined =>
  notUsable(asked, wallet) ??
  notByNumber(asked, wallet) ??
  outsideRules(asked, wallet) ??
  (shortOf(wallet, asked.amount, 'card') ? { because: 'insufficient' } : undefined)

/** A card that owes something has no more than its debt and is in arrears: it buys nothing. */
const notUsable = ({ at, isExpired }: PurchaseAsked, wallet: Wallet): Decline | undefined => {
  const { card, closed } = wallet
  if (closed || card?.status !== 'active') return { because: 'not-active' }
  if (isExpired) return { because: 'expired' }
  if (card.frozen) return { because: 'frozen' }
  return wallet.frozen || isResting(wallet, at) ? { because: 'account-frozen' } : undefined
}

const notByNumber = (asked: PurchaseAsked, wallet: Wallet): Decline | undefined => {
  const because = outsideNumber(asked, wallet)
  return because && { because }
}

const outsideRules = (asked: PurchaseAsked, wallet: Wallet): Decline | undefined => {
  const { rules = noRules, limit } = wallet.card ?? {}
  const daily: readonly PurchaseLimit[] = limit ? [{ of: 'all', per: 'day', amount: limit.amount }] : []
  const own = { ...rules, limits: [...rules.limits, ...daily] }
  return declinedBy('house', asked.house, asked, wallet) ?? declinedBy('holder', own, asked, wallet)
}

const declinedBy = (
  by: 'holder' | 'house',
  { off, kindsOff, onlyIn, notIn, limits }: CardRules,
  { place, amount, before, on }: PurchaseAsked,
  wallet: Wallet,
): Decline | undefined => {
  const { channel, mcc, country } = place
  if (kindsOff.includes(spendingCategoryOf(mcc))) return { because: 'merchant', by }
  // A purchase that does not say where it is made is in none of the countries.
  const isElsewhere = onlyIn && !onlyIn.includes(country ?? '')
  if (isElsewhere || notIn?.includes(country ?? '')) return { because: 'country', by }
  if (channel !== 'chip' && off.includes(channel)) return { because: channel, by }
  const passed = limitPassed(limits, { amount, before, channel, on }, wallet)
  return passed && { because: 'limit', by, limit: passed }
}
