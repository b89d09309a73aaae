import { accept, type Currency, type Decision, type Money, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { addMonths, type Day, dayOfMonth } from '../book/days.ts'
import type { FactOf } from '../book/decider.ts'
import { move } from '../book/legs.ts'
import { code, decimal, id, legs } from '../book/shapes.ts'
import { type CardMissing, withCard } from './card-standing.ts'
import { type InsufficientFunds, priceOf, shortOf } from './checks.ts'
import { movement } from './movement.ts'
import type { Card } from './open-card.ts'
import type { Wallet } from './wallet.ts'

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

/** What a monthly fee is and when it is taken. `day` is a day of the month; a shorter month has it on its last. */
export type CardFeeTerms = {
  readonly today: Day
  readonly day: number
  readonly currency: Currency
  readonly fee: string
}

/** The month whose fee day came last, `today` included. */
export const feeMonthOn = (today: Day, day: number): string => {
  const thisMonth = today.slice(0, 7)
  return dayOfMonth(thisMonth, day) <= today ? thisMonth : addMonths(`${thisMonth}-01`, -1).slice(0, 7)
}

type Asking = { readonly input: { readonly month: string }; readonly given: CardFeeTerms }
type NotDue = { readonly kind: 'card-fee-not-due'; readonly on: Day }

/** The card that owes the fee of a month; nothing when it owes none. */
const debtorOf = ({ input, given }: Asking, { card }: Wallet): Card | undefined => {
  if (card?.activeSince === undefined || (card.status !== 'active' && card.status !== 'suspended'))
    return undefined
  if (card.feePaidFor !== undefined && input.month <= card.feePaidFor) return undefined
  return dayOfMonth(input.month, given.day) > card.activeSince ? card : undefined
}

/** Nothing is missing for a fee of nothing, also on a card below zero. */
const shortOfFee = (wallet: Wallet, fee: Money) => (fee.isZero() ? undefined : shortOf(wallet, fee, 'card'))

export type TakeCardFee = Asking & { readonly type: 'TakeCardFee' }
export type TakeCardFeeRefusal = CardMissing | NotDue | InsufficientFunds

/** Takes the fee of a month off the card, from its fee day on. A suspended card comes back with it. */
const decideTake = (command: TakeCardFee, wallet: Wallet): Decision<Facts, TakeCardFeeRefusal> => {
  const { input, given } = command
  if (!wallet.card) return refuse({ kind: 'card-missing' })
  const on = dayOfMonth(input.month, given.day)
  if (given.today < on) return refuse({ kind: 'card-fee-not-due', on })
  const card = debtorOf(command, wallet)
  if (!card) return accept()
  const fee = priceOf(given.fee, given.currency)
  const short = shortOfFee(wallet, fee)
  if (short) return refuse(short)

  // Nothing below this line may refuse.
  const { cardId } = card
  const legs = move(fee, { from: userAccount(wallet.uid, 'card'), to: 'house:card-fees' })
  const taken = {
    type: 'CardFeeTaken',
    cardId,
    month: input.month,
    currency: fee.currency.code,
    amount: fee.amount,
    legs,
  } as const
  const resumed = card.status === 'suspended' ? [{ type: 'CardResumed', cardId } as const] : []
  return accept<Facts>(...(fee.isZero() ? [] : [taken]), ...resumed)
}

export type SuspendCard = Asking & { readonly type: 'SuspendCard' }

/** Takes a card out of use when a fee day is over and the card still does not hold the fee. */
const decideSuspend = (command: SuspendCard, wallet: Wallet): Decision<Facts, CardMissing | NotDue> => {
  const { input, given } = command
  if (!wallet.card) return refuse({ kind: 'card-missing' })
  const on = dayOfMonth(input.month, given.day)
  if (given.today <= on) return refuse({ kind: 'card-fee-not-due', on })
  const card = debtorOf(command, wallet)
  const short = shortOfFee(wallet, priceOf(given.fee, given.currency))
  if (card?.status !== 'active' || !short) return accept()
  return accept({ type: 'CardSuspended', cardId: card.cardId, month: input.month })
}

/** The monthly fee of a card: what it takes, and what becomes of a card that cannot pay it. */
export const cardFee = movement({
  facts,
  commands: { TakeCardFee: decideTake, SuspendCard: decideSuspend },
  evolve: {
    CardFeeTaken: (wallet, fact) => withCard(wallet, { feePaidFor: fact.month }),
    CardSuspended: wallet => withCard(wallet, { status: 'suspended' }),
    CardResumed: wallet => withCard(wallet, { status: 'active' }),
  },
})
