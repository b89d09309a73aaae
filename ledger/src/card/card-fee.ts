import { accept, type Currency, Decimal, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { addMonths, type Day, dayOfMonth } from '../book/days.ts'
import { move } from '../book/legs.ts'
import { code, decimal, id, legs, month } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { Card } from '../wallet/cases.ts'
import { type InsufficientFunds, priceOf, shortOf } from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { type CardMissing, withCard } from './card-standing.ts'

/** `2026-02`. Compares with `<`. */

const annual = v.optional(v.literal(true))

const facts = {
  /** The fee of one month, once for it; `annual`: that of the year which ends in it. */
  CardFeeTaken: {
    version: 1,
    schema: v.object({ cardId: id, month, annual, currency: code, amount: decimal, legs }),
  },
  /** The fee day of `month` is over and the card did not hold the fee, the annual one where it says so. */
  CardSuspended: { version: 1, schema: v.object({ cardId: id, month, annual }) },
  CardResumed: { version: 1, schema: v.object({ cardId: id }) },
} as const
type Facts = FactOf<typeof facts>

/** The fee that holds from a day on: a decimal string. */
export type FeeFrom = { readonly from: Day; readonly fee: string }

/**
 * The monthly fee and its fee day. `day` is a day of the month; a shorter month has it on its last. `fees` are in the order of
 * their days: each fee day takes the fee that held as it began. `annual` are those of the annual fee, which commands recorded
 * before it was taken do not have.
 */
export type CardFeeTerms = {
  readonly today: Day
  readonly day: number
  readonly currency: Currency
  readonly fees: readonly FeeFrom[]
  readonly annual?: readonly FeeFrom[]
}

/** The month whose fee day came last, `today` included. */
export const feeMonthOn = (today: Day, day: number): string => {
  const thisMonth = today.slice(0, 7)
  return dayOfMonth(thisMonth, day) <= today ? thisMonth : monthAfter(thisMonth, -1)
}

const monthAfter = (month: string, months: number): string => addMonths(`${month}-01`, months).slice(0, 7)

type When = Pick<CardFeeTerms, 'today' | 'day' | 'fees'>

/** The fee of a month, as administrators have set it. */
const feeOf = (month: string, { day, fees }: Pick<When, 'day' | 'fees'>): string =>
  fees.findLast(({ from }) => from <= dayOfMonth(month, day))?.fee ?? '0'

/**
 * The months whose fee a card owes, oldest first: of every fee day up to today that came while it was in use, after the last
 * that was paid. A suspended card is in use; one in review or blocked pays nothing now.
 */
export const cardFeesOwed = (card: Card | undefined, when: When): readonly string[] => {
  const first = card?.inUse?.[0]?.from.slice(0, 7)
  if (!card || !first || (card.status !== 'active' && card.status !== 'suspended')) return []
  const begin = card.feePaidFor === undefined ? first : monthAfter(card.feePaidFor, 1)
  const owed: string[] = []
  for (let month = begin; month <= feeMonthOn(when.today, when.day); month = monthAfter(month, 1))
    if (isInUse(card, dayOfMonth(month, when.day)) && new Decimal(feeOf(month, when)).greaterThan(0))
      owed.push(month)
  return owed
}

/** Fees begin with the fee day after a card is activated, and one blocked on a fee day does not owe it. */
const isInUse = ({ inUse = [] }: Card, on: Day): boolean =>
  inUse.some(({ from, until }) => from < on && (until === undefined || on < until))

/** The month of a fee day, and whether it is the day of the annual fee. */
export type CardFeeDue = { readonly month: string; readonly annual?: true }
/** Such a day, and the fee that it takes. */
export type CardDueOn = CardFeeDue & { readonly on: Day; readonly fee: string }

const monthsBetween = (from: Day, month: string): number => {
  const [first, then] = [from, month].map(each => Number(each.slice(0, 4)) * 12 + Number(each.slice(5, 7)))
  return (then ?? 0) - (first ?? 0)
}

/** The day of the annual fee in a month: so many years after the card's first day of use; none in other months. */
const annualDayIn = ({ inUse = [] }: Card, month: string): Day | undefined => {
  const first = inUse[0]?.from
  const months = first === undefined ? 0 : monthsBetween(first, month)
  return first !== undefined && months > 0 && months % 12 === 0 ? addMonths(first, months) : undefined
}

/** The annual fees that a card owes, by the rule of the monthly ones: a year after its first day of use, and each year from then on. */
const annualFeesOwed = (card: Card, { today, annual = [] }: CardFeeTerms): readonly CardDueOn[] => {
  const first = card.inUse?.[0]?.from
  if (first === undefined || annual.every(({ fee }) => new Decimal(fee).isZero())) return []
  const owed: CardDueOn[] = []
  for (let years = 1; addMonths(first, years * 12) <= today; years++) {
    const on = addMonths(first, years * 12)
    const fee = annual.findLast(({ from }) => from <= on)?.fee ?? '0'
    const month = on.slice(0, 7)
    const isPaid = card.annualFeePaidFor !== undefined && month <= card.annualFeePaidFor
    if (!isPaid && isInUse(card, on) && new Decimal(fee).greaterThan(0))
      owed.push({ month, annual: true, on, fee })
  }
  return owed
}

/**
 * All fees that a card owes by `given.today`, monthly and annual, if it stays in use: in the order of their days, of one day the monthly one
 * first.
 */
export const cardDuesBy = (card: Card | undefined, given: CardFeeTerms): readonly CardDueOn[] => {
  if (!card || (card.status !== 'active' && card.status !== 'suspended')) return []
  const monthly = cardFeesOwed(card, given).map(month => ({
    month,
    on: dayOfMonth(month, given.day),
    fee: feeOf(month, given),
  }))
  return [...monthly, ...annualFeesOwed(card, given)].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}

/** The fees that `cardDuesBy` finds, without their days and amounts: as commands and facts name them. */
export const cardDuesOwed = (card: Card | undefined, given: CardFeeTerms): readonly CardFeeDue[] =>
  cardDuesBy(card, given).map(dueOf)

const isOf =
  (due: CardFeeDue) =>
  ({ month, annual }: CardFeeDue): boolean =>
    month === due.month && annual === due.annual

const dayOfDue = (card: Card, { input, given }: Asking): Day | undefined =>
  input.annual ? annualDayIn(card, input.month) : dayOfMonth(input.month, given.day)

type Asking = { readonly input: CardFeeDue; readonly given: CardFeeTerms }
type NotDue = { readonly kind: 'card-fee-not-due'; readonly on: Day }
/** Fees are taken in the order of their days; `month` is that of the oldest that is owed. */
type EarlierFeeOwed = { readonly kind: 'earlier-card-fee-owed'; readonly month: string }

/** Takes the oldest fee that the card owes out of its pocket. The daily job asks for it. */
export type TakeCardFee = Asking & { readonly type: 'TakeCardFee' }
type TakeCardFeeRefusal = CardMissing | NotDue | EarlierFeeOwed | InsufficientFunds

/**
 * Takes the oldest fee that is owed off the card. A suspended card comes back once no fee day that is over is owed, unless an
 * administrator has put it in arrears.
 */
const decideTake = (command: TakeCardFee, wallet: Wallet): Decision<Facts, TakeCardFeeRefusal> => {
  const { input, given } = command
  const { card } = wallet
  if (!card) return refuse({ kind: 'card-missing' })
  const on = dayOfDue(card, command)
  if (on === undefined) return accept()
  if (given.today < on) return refuse({ kind: 'card-fee-not-due', on })
  const { cardId } = card
  const owed = cardDuesBy(card, given)
  const resumed =
    card.status === 'suspended' && !card.byHand ? [{ type: 'CardResumed', cardId } as const] : []
  const [oldest] = owed
  if (oldest === undefined) return accept<Facts>(...resumed)
  if (!owed.some(isOf(input))) return accept()
  if (!isOf(input)(oldest)) return refuse({ kind: 'earlier-card-fee-owed', month: oldest.month })
  const fee = priceOf(oldest.fee, given.currency)
  const short = shortOf(wallet, fee, 'card')
  if (short) return refuse(short)

  // Nothing below this line may refuse.
  const legs = move(fee, { from: userAccount(wallet.uid, 'card'), to: 'house:card-fees' })
  const { amount } = fee
  const taken = {
    type: 'CardFeeTaken',
    cardId,
    ...dueOf(input),
    currency: fee.currency.code,
    amount,
    legs,
  } as const
  const isBehind = owed.slice(1).some(({ on }) => on < given.today)
  return accept<Facts>(taken, ...(isBehind ? [] : resumed))
}

const dueOf = ({ month, annual }: CardFeeDue): CardFeeDue => (annual ? { month, annual } : { month })

/** Suspends a card that could not pay the fee. The daily job asks for it. */
export type SuspendCard = Asking & { readonly type: 'SuspendCard' }

/** Takes a card out of use when a fee day is over and the card still does not hold the fee. */
const decideSuspend = (command: SuspendCard, wallet: Wallet): Decision<Facts, CardMissing | NotDue> => {
  const { input, given } = command
  const { card } = wallet
  if (!card) return refuse({ kind: 'card-missing' })
  const on = dayOfDue(card, command)
  if (on === undefined) return accept()
  if (given.today <= on) return refuse({ kind: 'card-fee-not-due', on })
  const [oldest] = cardDuesBy(card, given)
  if (card.status !== 'active' || !oldest || !isOf(input)(oldest)) return accept()
  if (!shortOf(wallet, priceOf(oldest.fee, given.currency), 'card')) return accept()
  return accept({ type: 'CardSuspended', cardId: card.cardId, ...dueOf(input) })
}

/** The monthly and annual fees of a card, and the suspension of a card that cannot pay it. */
export const cardFee = movement({
  facts,
  commands: { TakeCardFee: decideTake, SuspendCard: decideSuspend },
  whileFrozen: { TakeCardFee: 'goes-on', SuspendCard: 'goes-on' },
  evolve: {
    CardFeeTaken: (wallet, { month, annual }) =>
      withCard(wallet, annual ? { annualFeePaidFor: month } : { feePaidFor: month }),
    CardSuspended: wallet => withCard(wallet, { status: 'suspended' }),
    CardResumed: wallet => withCard(wallet, { status: 'active' }),
  },
})
