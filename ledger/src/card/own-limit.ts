import { accept, type Currency, Decimal, type Decision, type Money, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { allKept, keptAt } from '../book/persistent-map.ts'
import { code, day, decimal, id } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import { isGivenBack } from '../wallet/cases.ts'
import { type AmountNotPositive, askedAmount, type TooManyPlaces } from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { type CardMissing, withCard } from './card-standing.ts'
import { leftToday } from './charge-limits.ts'

const facts = {
  /** The most that its holder wants moved in a day, on the card and off it each; without an amount there is no limit any more. Moves nothing. */
  CardLimitSet: {
    version: 1,
    schema: v.object({ cardId: id, currency: code, amount: v.optional(decimal), on: day }),
  },
} as const
type Facts = FactOf<typeof facts>

/** `left` is what the holder's own daily limit still allows today: a decimal string in `currency`. */
export type AboveOwnLimit = {
  readonly kind: 'above-card-limit'
  readonly left: string
  readonly currency: string
}
/** A limit is raised, or taken away, only with a proof of its holder beside the session. */
export type LimitRaised = { readonly kind: 'card-limit-raised' }

/** The holder sets the most that a day may move on or off the card. To raise it, or to end it, they must be `proven`. */
export type SetCardLimit = {
  readonly type: 'SetCardLimit'
  /** Without an amount the limit is taken away. */
  readonly input: { readonly amount?: string | undefined }
  readonly given: {
    readonly currency: Currency
    readonly today: string
    /** Whether the holder has proven who they are, beside the session. */
    readonly proven: boolean
  }
}
type SetCardLimitRefusal = CardMissing | AmountNotPositive | TooManyPlaces | LimitRaised

const decideSet = (
  { input, given: { currency, today, proven } }: SetCardLimit,
  { card }: Wallet,
): Decision<Facts, SetCardLimitRefusal> => {
  if (!card) return refuse({ kind: 'card-missing' })
  const about = { type: 'CardLimitSet', cardId: card.cardId, currency: currency.code, on: today } as const
  const before = card.limit?.amount
  if (input.amount === undefined) {
    if (before === undefined) return accept()
    return proven ? accept(about) : refuse({ kind: 'card-limit-raised' })
  }
  const asked = askedAmount(input.amount, currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  const { value, amount } = asked.money
  if (before !== undefined && value.equals(before)) return accept()
  if (before !== undefined && value.greaterThan(before) && !proven)
    return refuse({ kind: 'card-limit-raised' })
  return accept({ ...about, amount })
}

/** The amount that a limit of the holder leaves of a day. */
const leftOf = (limit: string, used: string): string =>
  Decimal.max(new Decimal(limit).minus(used), 0).toFixed()

const refusedAbove = (money: Money, left: string): AboveOwnLimit | undefined =>
  money.value.greaterThan(left)
    ? { kind: 'above-card-limit', left, currency: money.currency.code }
    : undefined

/** Why the holder's own limit does not let an amount onto the card on a day, if it does not. */
export const aboveLimitOfCharging = (
  wallet: Wallet,
  amount: Money,
  today: string,
): AboveOwnLimit | undefined => {
  const limit = wallet.card?.limit?.amount
  return limit === undefined ? undefined : refusedAbove(amount, leftToday(wallet, { daily: limit, today }))
}

/** The amount asked for on a day to be sent from the card to a bank, without fees. Rejected and cancelled withdrawals do not count. */
export const withdrawnOn = ({ withdrawals }: Wallet, today: string): string =>
  allKept(withdrawals)
    .filter(({ source, day, status }) => source === 'card' && day === today && !isGivenBack(status))
    .reduce((sum, { amount }) => sum.plus(amount), new Decimal(0))
    .toFixed()

/** Why the holder's own limit does not let an amount off the card to a bank on a day, if it does not. */
export const aboveLimitOfWithdrawing = (
  wallet: Wallet,
  amount: Money,
  today: string,
): AboveOwnLimit | undefined => {
  const limit = wallet.card?.limit?.amount
  return limit === undefined ? undefined : refusedAbove(amount, leftOf(limit, withdrawnOn(wallet, today)))
}

/** The purchases with the card that the network settled on a day, without those that were reversed. */
export const spentOn = ({ cardSpent }: Wallet, settledOn: string): string =>
  keptAt(cardSpent, settledOn) ?? '0'

/**
 * The holder's limit, if this purchase takes those of its day above it. A purchase of a day before the limit was set is not
 * held against it.
 */
export const limitPassedBy = (wallet: Wallet, amount: Money, settledOn: string): string | undefined => {
  const limit = wallet.card?.limit
  if (!limit || settledOn < limit.since) return undefined
  return amount.value.plus(spentOn(wallet, settledOn)).greaterThan(limit.amount) ? limit.amount : undefined
}

/** The daily limit that a holder sets for their card: lowered at once, raised with a proof. */
export const ownLimit = movement({
  facts,
  commands: { SetCardLimit: decideSet },
  whileFrozen: { SetCardLimit: 'goes-on' },
  evolve: {
    CardLimitSet: (wallet, { amount, on }) =>
      withCard(wallet, { limit: amount === undefined ? undefined : { amount, since: on } }),
  },
})
