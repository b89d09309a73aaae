import type { Actor } from '@strongroom/ledger/eventlog'
import { Decimal, shownPlaces } from '@strongroom/shared'
import { toldBy } from './told-events.ts'

/** The fields of these events that a notice says; each of them has some. */
export type Said = {
  readonly amount?: string
  readonly credited?: string
  readonly received?: string
  readonly principal?: string
  readonly currency?: string
  readonly cardCurrency?: string
  readonly receivedCurrency?: string
  readonly reason?: string
  /** The part of money sent back that the bank has kept. */
  readonly charge?: string
  /** The side that closed a case; a member knows of their own decisions. */
  readonly by?: string
}

/** The amount that reached or left the member, where an event says one, and its currency. */
export const amountSaid = ({
  principal,
  received = principal,
  amount: asked = received,
  credited: amount = asked,
  currency: ofCase,
  receivedCurrency,
  cardCurrency: currency = receivedCurrency ?? ofCase,
}: Said): { readonly amount: string | undefined; readonly currency: string | undefined } => ({
  amount: receivedCurrency === undefined ? amount : received,
  currency,
})

/** As many places say all that a person tells apart; the books keep up to 18. */
const MOST_PLACES = 8

/**
 * An amount with its currency as a letter says it: at least the places that screens show, at most eight, cut off and never rounded up.
 * One that is less than that is said whole.
 */
export const inLetter = (amount: string, currency: string): string => {
  const [whole = '0', fraction = ''] = amount.split('.')
  const least = shownPlaces(currency)
  const cut = fraction.slice(0, Math.max(MOST_PLACES, least))
  const places = /[1-9]/.test(`${whole}${cut}`) ? cut : fraction
  const said = places.replace(/0+$/, '').padEnd(Math.min(least, fraction.length), '0')
  return `${said ? `${whole}.${said}` : whole} ${currency}`
}

/** More of what these events say. */
export type Detail = {
  readonly kind?: string
  readonly enteredBy?: string
  readonly owed?: string
  readonly byHand?: true
  /** Of a log: the purchase or refund that the card's processor had sent before. */
  readonly matched?: string
  /** Of a purchase: why the card had not let it through as it was. */
  readonly above?: string
  readonly without?: string
  readonly whileFrozen?: true
}

/** The actor, and the member it was done to: the one whose stream it stands in. */
export type Doing = { readonly actor: Actor; readonly uid: string }

/** Whether an event is told at all, by what it says of itself beside its type, and by who did it. */
export const isToldAs = (type: string, said: Said & Detail, { actor, uid }: Doing): boolean => {
  const { by, kind, reason, enteredBy, owed, byHand, amount, matched } = said
  if (by === 'member') return false
  // The purchase or refund was told when the processor sent it, but not what its log takes off the card beyond what is there.
  if (matched !== undefined) return owed !== undefined
  // A month without interest is noted all the same.
  if (type === 'InterestPaid' && amount !== undefined && new Decimal(amount).isZero()) return false
  if (toldBy(type)?.onlyBy === 'admin') return actor.kind === 'admin' && actor.id !== uid
  // The level of an application is told with its approval.
  if (type === 'VipSet') return reason !== undefined
  if (type === 'WithdrawalRequested') return enteredBy !== undefined
  // Purchases are the member's own doing: a letter says what the card then owes, or that an administrator entered one by hand.
  if (type === 'CardLogBooked') return kind !== 'purchase' || owed !== undefined || byHand === true
  if (type === 'CardPurchaseCaptured') return owed !== undefined || wasNotLetThrough(said)
  return true
}

/** Whether a purchase was booked that the card had not let through, or not to that amount. */
const wasNotLetThrough = ({ above, without, whileFrozen }: Detail): boolean =>
  above !== undefined || without !== undefined || whileFrozen === true
