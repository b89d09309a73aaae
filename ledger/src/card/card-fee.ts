import { accept, type Currency, Decimal, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { addMonths, type Day, dayOfMonth } from '../book/days.ts'
import { move } from '../book/legs.ts'
import { code, decimal, id, legs } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { Card } from '../wallet/cases.ts'
import { type InsufficientFunds, priceOf, shortOf } from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { type CardMissing, withCard } from './card-standing.ts'

/** `2026-02`. Compares with `<`. */
const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))

const facts = {
  /** The fee of one month, once for it. */
  CardFeeTaken: {
    version: 1,
    schema: v.object({ cardId: id, month, currency: code, amount: decimal, legs }),
  },
  /** The fee day of `month` is over and the card did not hold the fee. */
  CardSuspended: { version: 1, schema: v.object({ cardId: id, month }) },
  CardResumed: { version: 1, schema: v.object({ cardId: id }) },
} as const
type Facts = FactOf<typeof facts>

/** The fee that holds from a day on: a decimal string. */
export type FeeFrom = { readonly from: Day; readonly fee: string }

/**
 * The monthly fee and its fee day. `day` is a day of the month; a shorter month has it on its last. `fees` are in the order of
 * their days: each fee day takes the fee that held as it began.
 */
export type CardFeeTerms = {
  readonly today: Day
  readonly day: number
  readonly currency: Currency
  readonly fees: readonly FeeFrom[]
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

type Asking = { readonly input: { readonly month: string }; readonly given: CardFeeTerms }
type NotDue = { readonly kind: 'card-fee-not-due'; readonly on: Day }
/** Fees are taken in the order of their months; `month` is the oldest that is owed. */
type EarlierFeeOwed = { readonly kind: 'earlier-card-fee-owed'; readonly month: string }

const priceOfMonth = ({ input, given }: Asking) => priceOf(feeOf(input.month, given), given.currency)

/** Takes the oldest monthly fee that the card owes out of its pocket. The daily job asks for it. */
export type TakeCardFee = Asking & { readonly type: 'TakeCardFee' }
type TakeCardFeeRefusal = CardMissing | NotDue | EarlierFeeOwed | InsufficientFunds

/** Takes the fee of the oldest month owed off the card. A suspended card comes back once no fee day that is over is owed. */
const decideTake = (command: TakeCardFee, wallet: Wallet): Decision<Facts, TakeCardFeeRefusal> => {
  const { input, given } = command
  const { card } = wallet
  if (!card) return refuse({ kind: 'card-missing' })
  const on = dayOfMonth(input.month, given.day)
  if (given.today < on) return refuse({ kind: 'card-fee-not-due', on })
  const { cardId } = card
  const owed = cardFeesOwed(card, given)
  const resumed = card.status === 'suspended' ? [{ type: 'CardResumed', cardId } as const] : []
  const [oldest] = owed
  if (oldest === undefined) return accept<Facts>(...resumed)
  if (!owed.includes(input.month)) return accept()
  if (oldest !== input.month) return refuse({ kind: 'earlier-card-fee-owed', month: oldest })
  const fee = priceOfMonth(command)
  const short = shortOf(wallet, fee, 'card')
  if (short) return refuse(short)

  // Nothing below this line may refuse.
  const legs = move(fee, { from: userAccount(wallet.uid, 'card'), to: 'house:card-fees' })
  const { month } = input
  const { amount } = fee
  const taken = { type: 'CardFeeTaken', cardId, month, currency: fee.currency.code, amount, legs } as const
  const isBehind = owed.slice(1).some(month => dayOfMonth(month, given.day) < given.today)
  return accept<Facts>(taken, ...(isBehind ? [] : resumed))
}

/** Suspends a card that could not pay the fee. The daily job asks for it. */
export type SuspendCard = Asking & { readonly type: 'SuspendCard' }

/** Takes a card out of use when a fee day is over and the card still does not hold the fee. */
const decideSuspend = (command: SuspendCard, wallet: Wallet): Decision<Facts, CardMissing | NotDue> => {
  const { input, given } = command
  const { card } = wallet
  if (!card) return refuse({ kind: 'card-missing' })
  const on = dayOfMonth(input.month, given.day)
  if (given.today <= on) return refuse({ kind: 'card-fee-not-due', on })
  const isOwed = cardFeesOwed(card, given)[0] === input.month
  if (card.status !== 'active' || !isOwed || !shortOf(wallet, priceOfMonth(command), 'card')) return accept()
  return accept({ type: 'CardSuspended', cardId: card.cardId, month: input.month })
}

/** The monthly fee of a card, and the suspension of a card that cannot pay it. */
export const cardFee = movement({
  facts,
  commands: { TakeCardFee: decideTake, SuspendCard: decideSuspend },
  whileFrozen: { TakeCardFee: 'goes-on', SuspendCard: 'goes-on' },
  evolve: {
    CardFeeTaken: (wallet, fact) => withCard(wallet, { feePaidFor: fact.month }),
    CardSuspended: wallet => withCard(wallet, { status: 'suspended' }),
    CardResumed: wallet => withCard(wallet, { status: 'active' }),
  },
})
