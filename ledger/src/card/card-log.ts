import { accept, type Currency, Decimal, type Decision, Money, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { type Account, userAccount } from '../book/accounts.ts'
import { inverse, type Legs, move } from '../book/legs.ts'
import { keep, keptAt } from '../book/persistent-map.ts'
import { code, day, decimal, id, legs, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { CardLog } from '../wallet/cases.ts'
import {
  type AmountNotPositive,
  askedAmount,
  type InsufficientFunds,
  shortOf,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import type { CaseUnknown, OwnCase, ReasonMissing } from '../wallet/review.ts'
import { pocketOf, type Wallet } from '../wallet/wallet.ts'
import type { CardMissing } from './card-standing.ts'
import { limitPassedBy, spentOn } from './own-limit.ts'
import { matchedBy, matchedMoney, settledOnCard, settlingLegs, withSettledBy } from './settled-log.ts'

/** Money that the house gives: for bringing somebody, for having been brought, or for another reason. */
const bonuses = ['bonus', 'referrer-bonus', 'referee-bonus'] as const
const kind = v.picklist(['purchase', 'credit', 'fee', ...bonuses])

/**
 * A transaction that the card's network settled. Merchant and description are in `private`, under `logId`. `corrects` is the log of
 * the same transaction that was taken back, in whose place this one stands; `byHand` says that an administrator entered it alone, in no file.
 */
export const cardLogShape = v.object({
  logId: id,
  networkTransactionId: id,
  kind,
  currency: code,
  amount: decimal,
  settledOn: day,
  corrects: v.optional(id),
  byHand: v.optional(v.literal(true)),
})

const facts = {
  /**
   * A purchase that the holder did not want is booked all the same, and says so: `aboveLimit` is the daily limit that it passes,
   * `whileFrozen` that the holder had frozen the card. `owed` is what the card owes the house after it, where it took the card
   * below zero. `matched` is the amount of the same transaction that the card's processor had sent: the legs move what is missing to it.
   */
  CardLogBooked: {
    version: 1,
    schema: v.object({
      ...cardLogShape.entries,
      legs,
      aboveLimit: v.optional(decimal),
      whileFrozen: v.optional(v.literal(true)),
      owed: v.optional(decimal),
      matched: v.optional(decimal),
    }),
  },
  /**
   * Takes back the booking of a log. The log stays, and is not booked again. `settled` is the network's transaction that is owed to the
   * card's processor again: the log had settled it.
   */
  CardLogReversed: { version: 1, schema: v.object({ logId: id, reason, legs, settled: v.optional(id) }) },
} as const
type Facts = FactOf<typeof facts>

/** A purchase takes money off the card, a credit puts it on, a fee goes to the house, a bonus of any kind comes from it. */
export type CardLogKind = v.InferOutput<typeof kind>
/** A settled card transaction. `amount` is a positive decimal string; the kind gives its direction. */
export type CardLogInput = Readonly<v.InferOutput<typeof cardLogShape>>

/** Account on the other side of a log. */
const others: Readonly<Record<CardLogKind, Account>> = {
  purchase: 'world:card-network',
  credit: 'world:card-network',
  fee: 'house:card-fees',
  bonus: 'house:bonus',
  'referrer-bonus': 'house:bonus',
  'referee-bonus': 'house:bonus',
}
/** Whether a log of this kind puts money on the card. The others take it off. */
export const putsOnCard = (logKind: string | undefined): boolean =>
  logKind === 'credit' || isCardBonus(logKind)
/** Whether a log of this kind is money that the house gives. */
export const isCardBonus = (logKind: string | undefined): boolean => bonuses.some(each => each === logKind)

/** From the card's side: the effect of a log on it, or what it adds to the capture or refund that it settles. */
const legsFor = (uid: string, logKind: CardLogKind, money: Money, captured?: Money): Legs => {
  if (captured && (logKind === 'purchase' || logKind === 'credit'))
    return settlingLegs(uid, logKind, money, captured)
  const card = userAccount(uid, 'card')
  const other = others[logKind]
  return putsOnCard(logKind) ? move(money, { from: other, to: card }) : move(money, { from: card, to: other })
}

/** Books a settled transaction on the card's pocket, which a purchase may take below zero. */
export type BookCardLog = {
  readonly type: 'BookCardLog'
  readonly input: CardLogInput
  readonly given: { readonly currency: Currency }
}
/** Why a settled transaction is not booked. */
export type BookCardLogRefusal =
  | CardMissing
  | { readonly kind: 'card-in-review' }
  | AmountNotPositive
  | TooManyPlaces

/**
 * Books a transaction that the network has settled, once for its log. It has happened, so it may take the card below zero:
 * nothing is refused for want of money. A card that was never in use has no transactions; one that is blocked by now may.
 */
const decideBook = ({ input, given }: BookCardLog, wallet: Wallet): Decision<Facts, BookCardLogRefusal> => {
  if (keptAt(wallet.cardLogs, input.logId)) return accept()
  if (!wallet.card) return refuse({ kind: 'card-missing' })
  if (wallet.card.status === 'in-review') return refuse({ kind: 'card-in-review' })
  const asked = askedAmount(input.amount, given.currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  const { money } = asked
  const { kind: logKind, settledOn } = input
  const matched = matchedBy(wallet, input)
  const captured = matched === undefined ? undefined : Money.of(matched, given.currency)
  const marks = logKind === 'purchase' && !captured ? unwanted(money, settledOn, wallet) : {}
  return accept({
    type: 'CardLogBooked',
    ...input,
    amount: money.amount,
    legs: legsFor(wallet.uid, logKind, money, captured),
    ...marks,
    ...owedAfter(putOnCard(logKind, money, captured), wallet),
    ...(matched === undefined ? {} : { matched }),
  })
}

/** The debt of the card once it has moved by an amount that takes something off it, if its balance then is below zero. */
export const owedAfter = (moved: Money, wallet: Wallet): { readonly owed?: string } => {
  if (!moved.isNegative()) return {}
  const after = pocketOf(wallet, 'card', moved.currency).plus(moved)
  return after.isNegative() ? { owed: after.negated().amount } : {}
}

const unwanted = (amount: Money, settledOn: string, wallet: Wallet) => {
  const aboveLimit = limitPassedBy(wallet, amount, settledOn)
  return {
    ...(aboveLimit === undefined ? {} : { aboveLimit }),
    ...(wallet.card?.frozen ? { whileFrozen: true as const } : {}),
  }
}

/** Counts a purchase to its day, or takes it off it. */
const withSpent = (
  wallet: Wallet,
  { kind: logKind, amount, settledOn }: CardLog,
  sign: 1 | -1,
): Wallet['cardSpent'] =>
  logKind === 'purchase'
    ? keep(
        wallet.cardSpent,
        settledOn,
        new Decimal(amount).times(sign).plus(spentOn(wallet, settledOn)).toFixed(),
      )
    : wallet.cardSpent

/** An administrator takes a booked transaction back, once, with a reason. */
export type ReverseCardLog = {
  readonly type: 'ReverseCardLog'
  readonly input: { readonly logId: string; readonly reason: string }
  readonly given: { readonly reverser: string; readonly currency: Currency }
}
type ReverseCardLogRefusal =
  | CaseUnknown
  | OwnCase
  | { readonly kind: 'already-reversed' }
  | ReasonMissing
  | InsufficientFunds

/** Takes a log back, once. Money that it put on the card must still be there. */
const decideReverse = (
  { input, given }: ReverseCardLog,
  wallet: Wallet,
): Decision<Facts, ReverseCardLogRefusal> => {
  const log = keptAt(wallet.cardLogs, input.logId)
  if (!log) return refuse({ kind: 'case-unknown' })
  if (given.reverser === wallet.uid) return refuse({ kind: 'own-case' })
  if (log.reversed) return refuse({ kind: 'already-reversed' })
  if (!input.reason.trim()) return refuse({ kind: 'reason-missing' })
  const money = Money.of(log.amount, given.currency)
  const captured = matchedMoney(log, given.currency)
  const put = putOnCard(log.kind, money, captured)
  const short = put.isPositive() ? shortOf(wallet, put, 'card') : undefined
  if (short) return refuse(short)

  // Nothing below this line may refuse.
  const legs = inverse(legsFor(wallet.uid, log.kind, money, captured))
  const settled = captured ? { settled: log.networkTransactionId } : {}
  return accept({
    type: 'CardLogReversed',
    logId: input.logId,
    reason: input.reason.trim(),
    legs,
    ...settled,
  })
}

/** The amount that a log put on the card; zero or below where it took something off. */
const putOnCard = (logKind: CardLogKind, money: Money, captured: Money | undefined): Money => {
  if (captured && (logKind === 'purchase' || logKind === 'credit'))
    return settledOnCard(logKind, money, captured)
  return putsOnCard(logKind) ? money : money.negated()
}

/** The transactions that the card's network reports: purchases, credits and its fees. */
export const cardLog = movement({
  facts,
  commands: { BookCardLog: decideBook, ReverseCardLog: decideReverse },
  whileFrozen: { BookCardLog: 'goes-on', ReverseCardLog: 'goes-on' },
  evolve: {
    CardLogBooked: (wallet, { logId, networkTransactionId, kind: logKind, ...fact }) => {
      const { currency, amount, settledOn, matched } = fact
      const log = { kind: logKind, currency, amount, settledOn, networkTransactionId, matched }
      const settled = matched === undefined ? wallet : withSettledBy(wallet, networkTransactionId, logId)
      return {
        ...settled,
        cardLogs: keep(wallet.cardLogs, logId, log),
        cardLogOf: keep(wallet.cardLogOf, networkTransactionId, logId),
        cardSpent: withSpent(wallet, log, 1),
      }
    },
    CardLogReversed: (wallet, { logId }) => {
      const log = keptAt(wallet.cardLogs, logId)
      if (!log) return wallet
      const { matched, networkTransactionId } = log
      return {
        ...(matched === undefined ? wallet : withSettledBy(wallet, networkTransactionId)),
        cardLogs: keep(wallet.cardLogs, logId, { ...log, reversed: true }),
        cardSpent: withSpent(wallet, log, -1),
      }
    },
  },
})
