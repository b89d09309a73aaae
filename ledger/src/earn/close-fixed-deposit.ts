import { accept, type Currency, type Decision, Money, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import type { Day } from '../book/days.ts'
import { type Legs, move, together } from '../book/legs.ts'
import { code, day, decimal, id, legs, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { FixedDeposit } from '../wallet/cases.ts'
import { movement } from '../wallet/movement.ts'
import { nobody, type ReasonMissing, type ReviewRefusal } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'
import {
  duesOf,
  type InterestDue,
  interestIsDue,
  interestOf,
  type MonthOfInterest,
  monthOf,
  nextMonthOf,
  principalOf,
  runningDeposit,
  withDeposit,
} from './fixed-deposit.ts'
import { type InterestPaid, interestPaid } from './fixed-deposit-interest.ts'

const facts = {
  /** A fixed term has ended and all of its interest has been paid: the principal comes back. */
  FixedDepositMatured: {
    version: 1,
    schema: v.object({ depositId: id, currency: code, principal: decimal, legs }),
  },
  /**
   * Ended by the member on day `on`. `interest` is the running month's, paid now; `forfeited` is interest that was earned and
   * is lost.
   */
  FixedDepositRedeemed: {
    version: 1,
    schema: v.object({
      depositId: id,
      on: day,
      currency: code,
      principal: decimal,
      interest: decimal,
      forfeited: decimal,
      legs,
    }),
  },
  /**
   * Undone: the principal comes back, interest already paid stays paid. `interest` is what had accrued to that day, paid where an
   * administrator has cancelled it and the member has done nothing.
   */
  FixedDepositCancelled: {
    version: 1,
    schema: v.object({
      depositId: id,
      by: v.picklist(['member', 'admin']),
      reason: v.optional(reason),
      currency: code,
      principal: decimal,
      interest: v.optional(decimal),
      legs,
    }),
  },
} as const
type Facts = FactOf<typeof facts>

type Today = { readonly today: Day; readonly currency: Currency }

/** The daily job ends a fixed term on its last day. */
export type MatureFixedDeposit = {
  readonly type: 'MatureFixedDeposit'
  readonly input: { readonly depositId: string }
  readonly given: Today
}
type MatureFixedDepositRefusal = ReviewRefusal | { readonly kind: 'not-matured' } | InterestDue

/** Returns the principal of a fixed term on the day it ends, after its last interest. */
const decideMature = (
  { input: { depositId }, given: { today, currency } }: MatureFixedDeposit,
  wallet: Wallet,
): Decision<Facts, MatureFixedDepositRefusal> => {
  const running = runningDeposit(wallet, depositId)
  if ('refusal' in running) return refuse(running.refusal)
  const { found: deposit } = running
  if (interestIsDue(deposit, today)) return refuse({ kind: 'interest-due' })
  if (nextMonthOf(deposit) !== undefined) return refuse({ kind: 'not-matured' })
  const principal = principalOf(deposit, currency)
  return accept({ type: 'FixedDepositMatured', depositId, ...returned(wallet, principal) })
}

/** `interest` is all that is paid at once: the months that are over and not yet paid (`dues`), and the running one. */
export type Redemption = {
  readonly principal: Money
  readonly dues: readonly MonthOfInterest[]
  readonly running: Money
  readonly interest: Money
  readonly forfeited: Money
}

/**
 * The amounts of redeeming a running deposit, for the question before and for the redemption itself: a current plan earns up to
 * the day, a fixed term before its end loses the running month. Completed months are never lost.
 */
export const redemptionOf = (deposit: FixedDeposit, currency: Currency, today: Day): Redemption => {
  const principal = principalOf(deposit, currency)
  const zero = Money.zero(currency)
  const { dues, deposit: settled } = duesOf(deposit, currency, today)
  const month = nextMonthOf(settled)
  const earned =
    month === undefined
      ? zero
      : interestOf(principal, settled.rate, { from: monthOf(settled.startedOn, month).from, to: today })
  const [running, forfeited] = settled.term === 0 ? [earned, zero] : [zero, earned]
  const interest = dues.reduce((sum, due) => sum.plus(due.interest), running)
  return { principal, dues, running, interest, forfeited }
}

/** The member ends a deposit. Interest of completed months is paid with it. */
export type RedeemFixedDeposit = {
  readonly type: 'RedeemFixedDeposit'
  readonly input: { readonly depositId: string }
  readonly given: Today
}
type RedeemFixedDepositRefusal = ReviewRefusal | InterestDue

/** More than the longest term has; a current plan that was left alone for longer is paid month by month first. */
const mostDues = 24

/**
 * Ends a deposit at the member's wish, also on the day its term ends. Completed months that have not been paid are paid with
 * it, so that one answer names every amount: only the running month can be lost.
 */
const decideRedeem = (
  { input: { depositId }, given: { today, currency } }: RedeemFixedDeposit,
  wallet: Wallet,
): Decision<Facts | InterestPaid, RedeemFixedDepositRefusal> => {
  const asked = runningDeposit(wallet, depositId)
  if ('refusal' in asked) return refuse(asked.refusal)
  const { principal, dues, running, forfeited } = redemptionOf(asked.found, currency, today)
  if (dues.length > mostDues) return refuse({ kind: 'interest-due' })

  // Nothing below this line may refuse.
  const back = returned(wallet, principal)
  return accept<Facts | InterestPaid>(...dues.map(due => interestPaid(wallet, depositId, due)), {
    type: 'FixedDepositRedeemed',
    depositId,
    on: today,
    ...back,
    interest: running.amount,
    forfeited: forfeited.amount,
    legs: together(
      back.legs,
      move(running, { from: 'house:interest', to: userAccount(wallet.uid, 'available') }),
    ),
  })
}

/** Undoes a deposit: the member before interest was paid, an administrator at any time with a reason. */
export type CancelFixedDeposit = {
  readonly type: 'CancelFixedDeposit'
  readonly input: { readonly depositId: string; readonly reason?: string | undefined }
  /** `canceller` is a uid. */
  readonly given: Today & { readonly by: 'member' | 'admin'; readonly canceller: string }
}
type CancelFixedDepositRefusal =
  | ReviewRefusal
  | InterestDue
  | { readonly kind: 'interest-already-paid' }
  | ReasonMissing

/**
 * Undoes a subscription: a member while no interest has been paid (afterwards they redeem), an administrator at any time with a
 * reason, and with what has accrued to that day.
 */
const decideCancel = (
  { input, given }: CancelFixedDeposit,
  wallet: Wallet,
): Decision<Facts, CancelFixedDepositRefusal> => {
  const running = runningDeposit(wallet, input.depositId, given.by === 'admin' ? given.canceller : nobody)
  if ('refusal' in running) return refuse(running.refusal)
  const { found: deposit } = running
  if (interestIsDue(deposit, given.today)) return refuse({ kind: 'interest-due' })
  const reason = input.reason?.trim()
  if (given.by === 'member' && deposit.paidMonths > 0) return refuse({ kind: 'interest-already-paid' })
  if (given.by === 'admin' && !reason) return refuse({ kind: 'reason-missing' })
  const back = returned(wallet, principalOf(deposit, given.currency))
  return accept({
    type: 'FixedDepositCancelled',
    depositId: input.depositId,
    by: given.by,
    ...(reason ? { reason } : {}),
    ...back,
    ...(given.by === 'admin' ? withAccrued(wallet, accruedOf(deposit, given), back.legs) : {}),
  })
}

/** The interest of the running month up to the day, whoever would lose it by ending the deposit. */
const accruedOf = (deposit: FixedDeposit, { currency, today }: Today): Money => {
  const { running, forfeited } = redemptionOf(deposit, currency, today)
  return running.plus(forfeited)
}

const withAccrued = ({ uid }: Wallet, interest: Money, legs: Legs) => ({
  interest: interest.amount,
  legs: together(legs, move(interest, { from: 'house:interest', to: userAccount(uid, 'available') })),
})

/** The principal back from saving, as every end of a deposit writes it. */
const returned = ({ uid }: Wallet, principal: Money) => ({
  currency: principal.currency.code,
  principal: principal.amount,
  legs: move(principal, { from: userAccount(uid, 'saving'), to: userAccount(uid, 'available') }),
})

/** The three ends of a deposit: maturity, redemption, cancellation. */
export const closeFixedDeposit = movement({
  facts,
  commands: {
    MatureFixedDeposit: decideMature,
    RedeemFixedDeposit: decideRedeem,
    CancelFixedDeposit: decideCancel,
  },
  whileFrozen: { MatureFixedDeposit: 'goes-on', RedeemFixedDeposit: 'rests', CancelFixedDeposit: 'goes-on' },
  evolve: {
    FixedDepositMatured: (wallet, { depositId }) => withDeposit(wallet, depositId, { status: 'completed' }),
    FixedDepositRedeemed: (wallet, { depositId }) => withDeposit(wallet, depositId, { status: 'completed' }),
    FixedDepositCancelled: (wallet, { depositId }) => withDeposit(wallet, depositId, { status: 'cancelled' }),
  },
})
