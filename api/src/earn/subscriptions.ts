import {
  atMaturity,
  type CancelFixedDeposit,
  changeFixedDeposit,
  type FixedDeposit,
  type RedeemFixedDeposit,
  redemptionOf,
} from '@strongroom/ledger/earn'
import { type FixedDepositRow, findFixedDeposits } from '@strongroom/projections/earn'
import { type Currency, Money, placesOf, type wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type Asker, asked } from '../http/asking.ts'
import { atScaleOrNull } from '../http/money.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, type Reply } from '../http/replies.ts'
import { findCase } from '../office/deciding.ts'

/** The day of an instant, in UTC: the one interest is counted by. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** What members and finance do alike with subscriptions: find one, describe it, end it. */
export const subscriptionsOf = (parts: Parts) => {
  const { db, ledger, catalogue } = parts

  const find = (id: string) => findCase(parts, 'fixed_deposits', () => findFixedDeposits(db, id))

  /** Redeems or cancels, and says what became of it. */
  const end = async (
    ask: Asker,
    row: FixedDepositRow,
    command: RedeemFixedDeposit | CancelFixedDeposit,
  ): Promise<Reply> => {
    const { uid, id } = row
    const outcome = await changeFixedDeposit(ledger, uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position, uid)
    const fact = outcome.events.at(-1)?.data
    if (fact?.type === 'FixedDepositRedeemed') {
      const { principal, forfeited } = fact
      const interest = outcome.events.reduce(
        (sum, { data }) =>
          data.type === 'InterestPaid' ? sum.plus(Money.of(data.amount, sum.currency)) : sum,
        Money.of(fact.interest, currencyOf(row)),
      )
      return one({ id, status: 1, principal, interest: interest.amount, forfeited })
    }
    if (fact?.type !== 'FixedDepositCancelled') throw new Error('a deposit ends or the end is refused')
    return one({ id, status: -1, principal: fact.principal })
  }

  const currencyOf = ({ currency, principal }: FixedDepositRow): Currency =>
    catalogue.currency(currency) ?? { code: currency, scale: placesOf(principal) }

  return { describe: describing(parts), find, end, currencyOf }
}

const statuses = { 0: 'open', 1: 'completed', [-1]: 'cancelled' } as const

/** Subscriptions as calls answer them on a day. */
const describing =
  ({ catalogue }: Parts) =>
  (row: FixedDepositRow, today: string): wire.Subscription => {
    const { currency: code, term, rate, next_rate } = row
    const currency = catalogue.currency(code) ?? { code, scale: placesOf(row.principal) }
    const principal = Money.of(row.principal, currency)
    const deposit: FixedDeposit = {
      status: statuses[row.status],
      currency: code,
      principal: row.principal,
      term,
      rate,
      ...(next_rate === null ? {} : { nextRate: next_rate }),
      startedOn: row.started_on,
      paidMonths: row.paid_months,
    }
    const open = row.status === 0
    const realized = Money.of(row.realized_interest, currency)
    const profit =
      row.matures_on === null
        ? undefined
        : open
          ? realized.plus(atMaturity(principal, deposit).interest)
          : realized
    const redeemed = open ? redemptionOf(deposit, currency, today) : undefined
    return {
      id: row.id,
      uid: row.uid,
      planId: row.plan_id,
      currency: code,
      amount: principal.amount,
      principal: principal.amount,
      term,
      rate,
      next_rate,
      profit: profit?.amount ?? null,
      realized_interest: realized.amount,
      maturity_date: row.matures_on,
      maturity_amount: profit ? principal.plus(profit).amount : null,
      next_interest_date: row.due_on,
      redeem_interest: redeemed?.interest.amount ?? null,
      redeem_forfeited: redeemed?.forfeited.amount ?? null,
      forfeited: atScaleOrNull(catalogue, code, row.forfeited),
      status: row.status,
      reason: row.reason,
      start_date: row.started_on,
      created_date: row.created_at,
      finish_date: row.finished_at,
    }
  }
