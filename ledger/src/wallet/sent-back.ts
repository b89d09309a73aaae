import { type Currency, Money, placesOf } from '@strongroom/shared'
import { type Kept, keptAt } from '../book/persistent-map.ts'
import type { SentCase } from './cases.ts'
import type { FeeAboveAmount, TooManyPlaces } from './checks.ts'
import { openCase, type ReasonMissing, type ReviewRefusal } from './review.ts'
import type { Wallet } from './wallet.ts'

/** The bank keeps `charge` of what it sends back, a decimal string. The member reads the reason. */
type SendBack = { readonly id: string; readonly charge: string; readonly reason: string }

/** The part that comes back to the member and the part that the bank has kept, of a case that had left for a bank. */
type CameBack<C> = {
  readonly found: C
  readonly back: Money
  readonly kept: Money
  readonly reason: string
}

/** Why nothing that a bank sends back is booked. */
export type SentBackRefusal = ReviewRefusal | ReasonMissing | TooManyPlaces | FeeAboveAmount

/**
 * The return by a bank of what has left for it, once, and never all that was sent to it or more. The bank's charge is the member's; the
 * fee of the house stays taken. Only what has left comes back: `notSent` is the refusal of anything else.
 */
export const sentBackOf = <C extends SentCase, N extends string>(
  cases: Kept<C>,
  { id, charge, reason }: SendBack,
  { approver, currency, notSent }: { readonly approver: string; currency: Currency; notSent: N },
  wallet: Wallet,
): CameBack<C> | { readonly refusal: SentBackRefusal | { readonly kind: N } } => {
  const isSent = keptAt(cases, id)?.status === 'approved'
  const open = openCase(
    cases,
    { id, approver, open: ['approved', 'pending', 'rejected', 'cancelled'] },
    wallet,
  )
  if ('refusal' in open) return open
  if (!isSent) return { refusal: { kind: notSent } }
  if (open.found.isReturned) return { refusal: { kind: 'already-decided', status: 'returned' } }
  if (!reason.trim()) return { refusal: { kind: 'reason-missing' } }
  if (placesOf(charge) > currency.scale)
    return { refusal: { kind: 'too-many-places', currency: currency.code, places: currency.scale } }
  const [sent, kept] = [Money.of(open.found.amount, currency), Money.of(charge, currency)]
  if (!kept.lessThan(sent)) return { refusal: { kind: 'fee-above-amount' } }
  return { found: open.found, back: sent.minus(kept), kept, reason: reason.trim() }
}
