import { keptAt } from '@strongroom/ledger/book'
import {
  atMaturity,
  type CancelFixedDeposit,
  changeFixedDeposit,
  type FixedDeposit,
  type RedeemFixedDeposit,
  redemptionOf,
} from '@strongroom/ledger/earn'
import { walletDecider } from '@strongroom/ledger/wallet'
import { type FixedDepositRow, findFixedDeposits } from '@strongroom/projections/earn'
import { type Currency, Money, placesOf, wire } from '@strongroom/shared'
import { type Asker, asked } from '../command/asking.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, type Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { findCase } from '../platform/cases/deciding.ts'

/** The day of an instant, in UTC: the one interest is counted by. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** One fixed deposit, for its decision; undefined when the log has none. */
export const findSubscription = (parts: Parts, id: string) =>
  findCase(parts, 'fixed_deposits', id, findFixedDeposits)

/** A subscription as a decision on it needs it. */
export type Subscription = Pick<FixedDepositRow, 'id' | 'uid' | 'currency' | 'principal'>

/** A member's own subscription, as their stream has it. */
export const ownSubscription = async (
  { ledger }: Pick<Parts, 'ledger'>,
  uid: string,
  id: string,
): Promise<Subscription | undefined> => {
  const found = keptAt((await ledger.load(walletDecider, uid)).state.fixedDeposits, id)
  return found && { id, uid, currency: found.currency, principal: found.principal }
}

/** Redeems or cancels, and says what became of it. */
export const endSubscription = async (
  parts: Parts,
  ask: Asker,
  row: Subscription,
  command: RedeemFixedDeposit | CancelFixedDeposit,
): Promise<Reply> => {
  const { uid, id } = row
  const outcome = await changeFixedDeposit(parts.ledger, uid, asked(ask, command, parts.catalogue))
  if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
  ask.moved(outcome.position, uid)
  const fact = outcome.events.at(-1)?.data
  if (fact?.type === 'FixedDepositRedeemed') {
    const { principal, forfeited } = fact
    const interest = outcome.events.reduce(
      (sum, { data }) => (data.type === 'InterestPaid' ? sum.plus(Money.of(data.amount, sum.currency)) : sum),
      Money.of(fact.interest, currencyOfDeposit(parts, row)),
    )
    return one({ id, status: 1, principal, interest: interest.amount, forfeited })
  }
  if (fact?.type !== 'FixedDepositCancelled') throw new Error('a deposit ends or the end is refused')
  const { principal, interest } = fact
  return one({ id, status: -1, principal, ...(interest === undefined ? {} : { interest }) })
}

/** Ends the caller's own subscription, by whichever of its two calls. */
export const cancelOwn = async (
  parts: Parts,
  ask: Asker & { readonly now: Date },
  id: string,
): Promise<Reply> => {
  const found = await ownSubscription(parts, ask.session.uid, id)
  if (!found) return refusalOf({ kind: 'case-unknown' })
  return endSubscription(parts, ask, found, {
    type: 'CancelFixedDeposit',
    input: { depositId: found.id },
    given: {
      today: dayOf(ask.now),
      currency: currencyOfDeposit(parts, found),
      by: 'member',
      canceller: ask.session.uid,
    },
  })
}

/** The currency of a fixed deposit; one that the catalogue has lost keeps the places of the principal. */
export const currencyOfDeposit = (
  { catalogue }: Parts,
  { currency, principal }: Pick<Subscription, 'currency' | 'principal'>,
): Currency => catalogue.currency(currency) ?? { code: currency, scale: placesOf(principal) }

const statuses = { 0: 'open', 1: 'completed', [-1]: 'cancelled' } as const

const subscription = recordFrom<FixedDepositRow>()(wire.subscription, {
  as: {
    planId: 'plan_id',
    maturity_date: 'matures_on',
    next_interest_date: 'due_on',
    start_date: 'started_on',
    finish_date: 'finished_at',
  },
  scaled: { forfeited: 'currency' },
})

/** A subscription as calls answer it on a day. */
export const describeSubscription = (
  parts: Parts,
  row: FixedDepositRow,
  today: string,
): wire.Subscription => {
  const currency = currencyOfDeposit(parts, row)
  const principal = Money.of(row.principal, currency)
  const deposit = depositOf(row)
  const open = row.status === 0
  const redeemed = open ? redemptionOf(deposit, currency, today) : undefined
  const profit = profitOf(row, deposit, currency)
  return subscription(parts, row, {
    amount: principal.amount,
    principal: principal.amount,
    profit: profit?.amount ?? null,
    realized_interest: Money.of(row.realized_interest, currency).amount,
    maturity_amount: profit ? principal.plus(profit).amount : null,
    redeem_interest: redeemed?.interest.amount ?? null,
    redeem_forfeited: redeemed?.forfeited.amount ?? null,
  })
}

/** A subscription as the ledger's rules take it. */
export const depositOf = (row: FixedDepositRow): FixedDeposit => ({
  status: statuses[row.status],
  currency: row.currency,
  principal: row.principal,
  term: row.term,
  rate: row.rate,
  ...(row.next_rate === null ? {} : { nextRate: row.next_rate }),
  startedOn: row.started_on,
  paidMonths: row.paid_months,
})

/** Interest of a deposit with a term: all it has earned and, while it is open, all it will still earn. */
const profitOf = (row: FixedDepositRow, deposit: FixedDeposit, currency: Currency): Money | undefined => {
  if (row.matures_on === null) return undefined
  const realized = Money.of(row.realized_interest, currency)
  if (row.status !== 0) return realized
  return realized.plus(atMaturity(Money.of(row.principal, currency), deposit).interest)
}
