import { accept, type Currency, Decimal, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { addMonths, type Day } from '../book/days.ts'
import { move } from '../book/legs.ts'
import { keep, keptAt } from '../book/persistent-map.ts'
import { code, day, decimal, id, legs } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import {
  type AmountNotPositive,
  askedAmount,
  type BelowMinimum,
  type InsufficientFunds,
  type NotVerified,
  shortOf,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { type Term, terms } from './fixed-deposit.ts'

const facts = {
  /** The principal moves into saving. `rate` is percent a year, ACT/365; `maturesOn` is null for a current plan (`term` 0). */
  FixedDepositSubscribed: {
    version: 1,
    schema: v.object({
      depositId: id,
      planId: id,
      currency: code,
      principal: decimal,
      term: v.picklist(terms),
      rate: decimal,
      startedOn: day,
      maturesOn: v.nullable(day),
      legs,
    }),
  },
} as const
type Facts = FactOf<typeof facts>

/** The member sets `amount` aside under a plan: a decimal string in the plan's currency. */
export type SubscribeFixedDeposit = {
  readonly type: 'SubscribeFixedDeposit'
  readonly input: {
    readonly depositId: string
    readonly planId: string
    readonly amount: string
    /** The rate the member was shown and agreed to. */
    readonly rate: string
  }
  readonly given: {
    readonly verified: boolean
    /** Whether the house takes subscriptions at all. */
    readonly earnOn: boolean
    /** Nothing when the plan is not on offer. `minimum` is a decimal string, 0 for none. */
    readonly plan:
      | { readonly currency: Currency; readonly term: Term; readonly rate: string; readonly minimum: string }
      | undefined
    readonly today: Day
  }
}
type SubscribeFixedDepositRefusal =
  | NotVerified
  | { readonly kind: 'earn-off' }
  | { readonly kind: 'plan-not-offered' }
  | { readonly kind: 'plan-changed' }
  | AmountNotPositive
  | TooManyPlaces
  | BelowMinimum
  | InsufficientFunds

/** Puts money aside under a plan, at the rate the member has agreed to and no other. Asking again with the same id adds nothing. */
const decideSubscribe = (
  { input, given }: SubscribeFixedDeposit,
  wallet: Wallet,
): Decision<Facts, SubscribeFixedDepositRefusal> => {
  const { depositId, planId } = input
  const { plan, today } = given
  if (keptAt(wallet.fixedDeposits, depositId)) return accept()
  if (!given.verified) return refuse({ kind: 'identity-not-verified' })
  if (!given.earnOn) return refuse({ kind: 'earn-off' })
  if (!plan) return refuse({ kind: 'plan-not-offered' })
  if (!new Decimal(plan.rate).equals(input.rate)) return refuse({ kind: 'plan-changed' })
  const { currency, term, rate, minimum } = plan
  const asked = askedAmount(input.amount, currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  const { money } = asked
  if (money.value.lessThan(minimum))
    return refuse({ kind: 'below-minimum', minimum, currency: currency.code })
  const short = shortOf(wallet, money)
  if (short) return refuse(short)

  // Nothing below this line may refuse.
  return accept({
    type: 'FixedDepositSubscribed',
    depositId,
    planId,
    currency: currency.code,
    principal: money.amount,
    term,
    rate,
    startedOn: today,
    maturesOn: term === 0 ? null : addMonths(today, term),
    legs: move(money, {
      from: userAccount(wallet.uid, 'available'),
      to: userAccount(wallet.uid, 'saving'),
    }),
  })
}

/** The beginning of a deposit: money moves from `available` to `saving`. */
export const subscribeFixedDeposit = movement({
  facts,
  commands: { SubscribeFixedDeposit: decideSubscribe },
  whileFrozen: { SubscribeFixedDeposit: 'rests' },
  evolve: {
    FixedDepositSubscribed: (wallet, { depositId, currency, principal, term, rate, startedOn }) => ({
      ...wallet,
      fixedDeposits: keep(wallet.fixedDeposits, depositId, {
        status: 'open',
        currency,
        principal,
        term,
        rate,
        startedOn,
        paidMonths: 0,
      }),
    }),
  },
})
