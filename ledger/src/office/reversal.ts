import { accept, type Currency, type Decision, Money, type Pocket, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { ownerOf } from '../book/accounts.ts'
import { inverse, type Legs } from '../book/legs.ts'
import { keep, keptAt } from '../book/persistent-map.ts'
import { code, id, legs, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import { type InsufficientFunds, shortOf } from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import type { ReasonMissing } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'

const facts = {
  /** Takes back the legs of an earlier fact of this wallet, which stays where it is. */
  MovementReversed: {
    version: 1,
    schema: v.object({
      reversalId: id,
      /** The event taken back, its type, and the lines it has on the statement. */
      eventId: id,
      reversedType: code,
      lines: v.array(id),
      reason,
      legs,
    }),
  },
} as const
type Facts = FactOf<typeof facts>

/** An event as it stands in the log; of an adjustment also which one it books, and the administrator who booked it. */
type Original = {
  readonly type: string
  readonly legs: Legs
  readonly adjustment?: { readonly id: string; readonly bookedBy: string } | undefined
}

/**
 * An administrator takes an event's legs back with a new event, once, with a reason. `eventId` is of the member's own
 * stream.
 */
export type ReverseMovement = {
  readonly type: 'ReverseMovement'
  readonly input: { readonly reversalId: string; readonly eventId: string; readonly reason: string }
  readonly given: {
    readonly reverser: string
    /** The event as this wallet's stream holds it; nothing when it does not. */
    readonly original: Original | undefined
    readonly lines: readonly string[]
    /** Every currency of the legs. */
    readonly currencies: readonly Currency[]
  }
}
type ReverseMovementRefusal =
  | { readonly kind: 'movement-unknown' }
  | { readonly kind: 'own-case' }
  | { readonly kind: 'already-reversed' }
  | { readonly kind: 'not-reversible' }
  | ReasonMissing
  | InsufficientFunds

/** Takes a movement back, once, and only if every pocket it touched still holds the amount to leave it. */
const decideReverse = (
  { input, given }: ReverseMovement,
  wallet: Wallet,
): Decision<Facts, ReverseMovementRefusal> => {
  const { eventId, reversalId } = input
  const { original, reverser } = given
  if (keptAt(wallet.reversed, eventId) === reversalId) return accept()
  if (!original) return refuse({ kind: 'movement-unknown' })
  if (reverser === wallet.uid) return refuse({ kind: 'own-case' })
  if (keptAt(wallet.reversed, eventId)) return refuse({ kind: 'already-reversed' })
  if (!isReversible(original, wallet)) return refuse({ kind: 'not-reversible' })
  if (!input.reason.trim()) return refuse({ kind: 'reason-missing' })
  const legs = inverse(original.legs)
  const short = shortAfter(wallet, legs, given.currencies)
  if (short) return refuse(short)

  // Nothing below this line may refuse.
  return accept({
    type: 'MovementReversed',
    reversalId,
    eventId,
    reversedType: original.type,
    lines: [...given.lines],
    reason: input.reason.trim(),
    legs,
  })
}

const final: ReadonlySet<string> = new Set([
  'MovementReversed',
  'CardOpened',
  'CardLogBooked',
  'CardLogReversed',
  'WithdrawalReturned',
  'PaymentReturned',
  'BalanceGivenUp',
])

/**
 * Final movements between this member and the house or the world. Locked or saved money has an end of its own (reject, cancel,
 * redeem), and so has a transaction that a card's network settled; a movement through transit has another member at its other
 * end; a reversal stays, and so do a card, what a bank has sent back, whose case says so, and what its member gave up in leaving. An adjustment that took two administrators is taken back by one the other way,
 * which takes two again.
 */
const isReversible = (original: Original, wallet: Wallet): boolean =>
  !final.has(original.type) &&
  !tookTwo(original, wallet) &&
  original.legs.length > 0 &&
  original.legs.every(({ account }) => {
    const owner = ownerOf(account)
    if (!owner) return account !== 'house:transit'
    return owner.uid === wallet.uid && (owner.pocket === 'available' || owner.pocket === 'card')
  })

const tookTwo = ({ adjustment }: Original, { adjustments }: Wallet): boolean =>
  adjustment !== undefined && keptAt(adjustments, adjustment.id)?.enteredBy !== adjustment.bookedBy

const shortAfter = (
  wallet: Wallet,
  legs: Legs,
  currencies: readonly Currency[],
): InsufficientFunds | undefined => {
  for (const currency of currencies)
    for (const pocket of ['available', 'card'] as const) {
      const leaving = sumOf(legs, pocket, currency).negated()
      const short = leaving.isPositive() ? shortOf(wallet, leaving, pocket) : undefined
      if (short) return short
    }
  return undefined
}

const sumOf = (legs: Legs, pocket: Pocket, currency: Currency): Money =>
  legs
    .filter(leg => leg.currency === currency.code && ownerOf(leg.account)?.pocket === pocket)
    .reduce((sum, leg) => sum.plus(Money.of(leg.amount, currency)), Money.zero(currency))

/** Reverses a movement that was booked by mistake: a new fact that refers to the old one. */
export const reversal = movement({
  facts,
  commands: { ReverseMovement: decideReverse },
  whileFrozen: { ReverseMovement: 'goes-on' },
  evolve: {
    MovementReversed: (wallet, { eventId, reversalId }) => ({
      ...wallet,
      reversed: keep(wallet.reversed, eventId, reversalId),
    }),
  },
})
