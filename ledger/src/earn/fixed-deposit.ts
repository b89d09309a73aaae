import { type Currency, Money, roundDown } from '@strongroom/shared'
import { addMonths, type Day, daysBetween } from '../book/days.ts'
import type { FixedDeposit } from '../wallet/cases.ts'
import { nobody, openCase, withCase } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'

/** Months a plan runs; 0 is a current plan, which runs until it is redeemed. */
export type Term = 0 | 1 | 3 | 6 | 12
/** Months that a plan may run; 0 is a current plan. */
export const terms = [0, 1, 3, 6, 12] as const

/** The days of one month of a deposit, `to` not included. Counted from the first day, so that short months shift nothing. */
export const monthOf = (startedOn: Day, month: number): { readonly from: Day; readonly to: Day } => ({
  from: addMonths(startedOn, month - 1),
  to: addMonths(startedOn, month),
})

/** Interest at `rate` percent a year, actual days over 365 (ACT/365, also in leap years), rounded down to the currency's scale. */
export const interestOf = (principal: Money, rate: string, { from, to }: { from: Day; to: Day }): Money => {
  const days = Math.max(0, daysBetween(from, to))
  const { currency, value } = principal
  return Money.of(roundDown(value.times(rate).times(days).div(36_500), currency.scale), currency)
}

/**
 * The amounts that a fixed plan has yet to pay, and its last day: the sum of its months to come, each rounded down as it will
 * be paid, and the principal with it.
 */
export const atMaturity = (
  principal: Money,
  { rate, nextRate = rate, term, startedOn, paidMonths = 0 }: MaturityTerms,
) => {
  let interest = Money.zero(principal.currency)
  for (let month = paidMonths + 1; month <= term; month++) {
    const current = month === paidMonths + 1 ? rate : nextRate
    interest = interest.plus(interestOf(principal, current, monthOf(startedOn, month)))
  }
  return { maturesOn: addMonths(startedOn, term), interest, total: principal.plus(interest) }
}

type MaturityTerms = Pick<FixedDeposit, 'rate' | 'nextRate' | 'term' | 'startedOn'> &
  Partial<Pick<FixedDeposit, 'paidMonths'>>

/** The month whose interest comes next, or nothing when a fixed plan has paid all of its months. */
export const nextMonthOf = ({ term, paidMonths }: FixedDeposit): number | undefined =>
  term !== 0 && paidMonths >= term ? undefined : paidMonths + 1

/** Whether a month is over by `today` and its interest has not been paid yet. */
export const interestIsDue = (deposit: FixedDeposit, today: Day): boolean => {
  const month = nextMonthOf(deposit)
  return month !== undefined && monthOf(deposit.startedOn, month).to <= today
}

/** The interest of one month of a deposit. */
export type MonthOfInterest = {
  readonly month: number
  readonly from: Day
  readonly to: Day
  readonly rate: string
  readonly interest: Money
}

/** The amount of the next month to pay. */
export const interestOfMonth = (
  deposit: FixedDeposit,
  month: number,
  currency: Currency,
): MonthOfInterest => {
  const { rate } = deposit
  const days = monthOf(deposit.startedOn, month)
  return { month, ...days, rate, interest: interestOf(principalOf(deposit, currency), rate, days) }
}

/** The deposit after a month is paid. */
export const afterMonth = ({ rate, nextRate = rate }: FixedDeposit, month: number) => ({
  paidMonths: month,
  rate: nextRate,
})

/** The months that are over by `today` and have not been paid, and the deposit as it is once they are. */
export const duesOf = (
  deposit: FixedDeposit,
  currency: Currency,
  today: Day,
): { readonly dues: readonly MonthOfInterest[]; readonly deposit: FixedDeposit } => {
  const dues: MonthOfInterest[] = []
  let settled = deposit
  while (interestIsDue(settled, today)) {
    const due = interestOfMonth(settled, settled.paidMonths + 1, currency)
    dues.push(due)
    settled = { ...settled, ...afterMonth(settled, due.month) }
  }
  return { dues, deposit: settled }
}

/** A month is over and not yet paid: it must be paid before anything else happens to the deposit. */
export type InterestDue = { readonly kind: 'interest-due' }

/**
 * A deposit that still runs, or the reason why it does not. `approver` is the administrator who decides for the house, never
 * the member.
 */
export const runningDeposit = (wallet: Wallet, depositId: string, approver = nobody) =>
  openCase(wallet.fixedDeposits, { id: depositId, approver, open: ['open'] }, wallet)

/** The money set aside in a deposit, without interest. */
export const principalOf = (deposit: FixedDeposit, currency: Currency): Money =>
  Money.of(deposit.principal, currency)

/** The wallet with one deposit changed. */
export const withDeposit = (wallet: Wallet, depositId: string, change: Partial<FixedDeposit>): Wallet => ({
  ...wallet,
  fixedDeposits: withCase(wallet.fixedDeposits, depositId, change),
})
