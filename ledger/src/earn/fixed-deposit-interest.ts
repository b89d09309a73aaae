import { accept, type Currency, Decimal, type Decision, parseDecimal, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import type { Day } from '../book/days.ts'
import { move } from '../book/legs.ts'
import { keptAt } from '../book/persistent-map.ts'
import { code, day, decimal, id, legs, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import { movement } from '../wallet/movement.ts'
import type { ReasonMissing, ReviewRefusal } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'
import {
  afterMonth,
  type InterestDue,
  interestIsDue,
  interestOfMonth,
  type MonthOfInterest,
  monthOf,
  nextMonthOf,
  runningDeposit,
  withDeposit,
} from './fixed-deposit.ts'

const facts = {
  /** Interest of one month, `to` not included. May be zero, and then moves nothing, but the month is done. */
  InterestPaid: {
    version: 1,
    schema: v.object({
      depositId: id,
      month: v.pipe(v.number(), v.integer(), v.minValue(1)),
      from: day,
      to: day,
      rate: decimal,
      currency: code,
      amount: decimal,
      legs,
    }),
  },
  /** Another rate, in percent a year, from `fromMonth` on. Moves nothing. */
  FixedDepositRateChanged: {
    version: 1,
    schema: v.object({ depositId: id, rate: decimal, fromMonth: v.number(), reason }),
  },
} as const
type Facts = FactOf<typeof facts>

/** The daily job pays one month of interest. `month` counts from 1; each is paid once, in order. */
export type PayInterest = {
  readonly type: 'PayInterest'
  readonly input: { readonly depositId: string; readonly month: number }
  readonly given: { readonly today: Day; readonly currency: Currency }
}
type PayInterestRefusal =
  | ReviewRefusal
  | { readonly kind: 'month-not-next'; readonly next: number | undefined }
  | { readonly kind: 'month-not-over'; readonly on: Day }

/** Pays one month's interest, month after month and each once: a month that has been paid is accepted and changes nothing. */
const decidePay = ({ input, given }: PayInterest, wallet: Wallet): Decision<Facts, PayInterestRefusal> => {
  const { depositId, month } = input
  if (month <= (keptAt(wallet.fixedDeposits, depositId)?.paidMonths ?? 0)) return accept()
  const running = runningDeposit(wallet, depositId)
  if ('refusal' in running) return refuse(running.refusal)
  const { found: deposit } = running
  const next = nextMonthOf(deposit)
  if (month !== next) return refuse({ kind: 'month-not-next', next })
  const { to } = monthOf(deposit.startedOn, month)
  if (given.today < to) return refuse({ kind: 'month-not-over', on: to })

  // Nothing below this line may refuse.
  return accept(interestPaid(wallet, depositId, interestOfMonth(deposit, month, given.currency)))
}

/** The event of one paid month; a redemption leaves it too. */
export type InterestPaid = Extract<Facts, { type: 'InterestPaid' }>

/** A month's interest, paid. */
export const interestPaid = (
  { uid }: Wallet,
  depositId: string,
  { interest, ...month }: MonthOfInterest,
): InterestPaid => ({
  type: 'InterestPaid',
  depositId,
  ...month,
  currency: interest.currency.code,
  amount: interest.amount,
  legs: move(interest, { from: 'house:interest', to: userAccount(uid, 'available') }),
})

/** An administrator sets the rate of a deposit, in percent a year, from the next month on. */
export type ChangeFixedDepositRate = {
  readonly type: 'ChangeFixedDepositRate'
  readonly input: { readonly depositId: string; readonly rate: string; readonly reason: string }
  readonly given: { readonly approver: string; readonly today: Day; readonly currency: Currency }
}
type ChangeFixedDepositRateRefusal =
  | ReviewRefusal
  | InterestDue
  | { readonly kind: 'rate-invalid' }
  | { readonly kind: 'rate-lowered' }
  | ReasonMissing

/**
 * Changes the rate from the next month on: months that are over must have been paid at the old one before. The rate of a
 * fixed term was promised: it may only rise.
 */
const decideChangeRate = (
  { input, given }: ChangeFixedDepositRate,
  wallet: Wallet,
): Decision<Facts, ChangeFixedDepositRateRefusal> => {
  const running = runningDeposit(wallet, input.depositId, given.approver)
  if ('refusal' in running) return refuse(running.refusal)
  const { found: deposit } = running
  if (interestIsDue(deposit, given.today)) return refuse({ kind: 'interest-due' })
  const rate = parseDecimal(input.rate)
  if (!rate || rate.isNegative() || rate.greaterThan(100)) return refuse({ kind: 'rate-invalid' })
  const promised = new Decimal(deposit.nextRate ?? deposit.rate)
  if (deposit.term !== 0 && rate.lessThan(promised)) return refuse({ kind: 'rate-lowered' })
  if (!input.reason.trim()) return refuse({ kind: 'reason-missing' })
  if (rate.equals(promised)) return accept()
  return accept({
    type: 'FixedDepositRateChanged',
    depositId: input.depositId,
    rate: rate.toFixed(),
    fromMonth: deposit.paidMonths + 2,
    reason: input.reason.trim(),
  })
}

/** Monthly interest of a deposit, and changes of its rate. */
export const fixedDepositInterest = movement({
  facts,
  commands: { PayInterest: decidePay, ChangeFixedDepositRate: decideChangeRate },
  whileFrozen: { PayInterest: 'goes-on', ChangeFixedDepositRate: 'goes-on' },
  evolve: {
    InterestPaid: (wallet, { depositId, month }) => {
      const deposit = keptAt(wallet.fixedDeposits, depositId)
      return deposit ? withDeposit(wallet, depositId, afterMonth(deposit, month)) : wallet
    },
    FixedDepositRateChanged: (wallet, { depositId, rate }) =>
      withDeposit(wallet, depositId, { nextRate: rate }),
  },
})
