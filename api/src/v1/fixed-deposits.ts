import {
  atMaturity,
  type CancelFixedDeposit,
  configOf,
  endFixedDeposit,
  type FixedDeposit,
  memberDecider,
  type RedeemFixedDeposit,
  redemptionOf,
  type SubscribeFixedDeposit,
  walletDecider,
} from '@strongroom/ledger'
import {
  type FixedDepositRow,
  findFixedDeposits,
  getWallets,
  listFixedDepositLog,
  listFixedDeposits,
} from '@strongroom/projections'
import { type Currency, Decimal, Money, placesOf, wire } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { type AnyCall, call } from '../kernel/call.ts'
import { Problem } from '../kernel/problem.ts'
import { one, page, type Reply, refused, rows } from '../kernel/replies.ts'
import { type Asker, asked } from './asking.ts'
import { deciders, findCase } from './deciding.ts'
import { atScale, atScaleOrNull } from './money.ts'
import { refusalOf } from './refusals.ts'

/** Deposits that earn: subscribed, redeemed and cancelled by members, cancelled and re-rated by finance. */
export const fixedDeposits = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members } = parts
  const describe = describing(parts)
  const dayOf = (now: Date) => now.toISOString().slice(0, 10)

  const find = (id: string) => findCase(parts, 'fixed_deposits', () => findFixedDeposits(db, id))

  /** Redeems or cancels, and says what became of it. */
  const end = async (
    ask: Asker,
    { uid, id }: FixedDepositRow,
    command: RedeemFixedDeposit | CancelFixedDeposit,
  ): Promise<Reply> => {
    const outcome = await endFixedDeposit(ledger, uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position, uid)
    const fact = outcome.events.at(-1)?.data
    if (fact?.type === 'FixedDepositRedeemed') {
      const { principal, interest, forfeited } = fact
      return one({ id, status: 1, principal, interest, forfeited })
    }
    if (fact?.type !== 'FixedDepositCancelled') throw new Error('a deposit ends or the end is refused')
    return one({ id, status: -1, principal: fact.principal })
  }

  const currencyOf = ({ currency, principal }: FixedDepositRow): Currency =>
    catalogue.currency(currency) ?? { code: currency, scale: placesOf(principal) }

  return [
    call({
      method: 'POST',
      path: '/userfixeddeposit/S',
      audience: 'user',
      summary: 'Subscribes to a plan, at the rate the member was shown',
      changes: true,
      body: wire.subscribeBody,
      answer: wire.records(wire.subscriptionResult),
      handler: async ask => {
        const { uid } = ask.session
        const { planId, amount, rate } = ask.body
        const { state } = await ledger.load(memberDecider, uid)
        if (!state.earnOn) return refused('EARN_SWITCHED_OFF', 'You have turned off earning in your settings')
        const plan = catalogue.get('fixed-deposit-plan', planId)
        const currency = plan?.status === 1 ? catalogue.currency(plan.currency) : undefined
        const command: SubscribeFixedDeposit = {
          type: 'SubscribeFixedDeposit',
          input: { depositId: ask.commandId, planId, amount, rate },
          given: {
            verified: state.kyc === 1,
            earnOn: configOf(catalogue, 'earnStatus') === '1',
            plan:
              plan && currency
                ? { currency, term: plan.term, rate: plan.rate, minimum: plan.minimum }
                : undefined,
            today: dayOf(ask.now),
          },
        }
        const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position)
        const fact = outcome.events[0]?.data
        if (fact?.type !== 'FixedDepositSubscribed') throw new Error('a subscription begins or is refused')
        const terms = { rate: fact.rate, term: fact.term, startedOn: fact.startedOn }
        const principal = Money.of(fact.principal, currency as Currency)
        return one({
          id: ask.commandId,
          status: 0,
          principal: fact.principal,
          maturity_date: fact.maturesOn,
          maturity_amount: fact.maturesOn === null ? null : atMaturity(principal, terms).total.amount,
        })
      },
    }),

    call({
      method: 'GET',
      path: '/userfixeddeposit/{id}/S',
      audience: 'user',
      summary: 'One of one’s own subscriptions, and what redeeming it today would pay and lose',
      changes: false,
      reads: ['fixed_deposits'],
      answer: wire.records(wire.subscription),
      handler: async ({ session, params, now }) => {
        const found = await find(params.id)
        if (found?.uid !== session.uid) throw Problem.unknown()
        return one(describe(found, dayOf(now)))
      },
    }),

    call({
      method: 'POST',
      path: '/userfixeddeposit/redemption/S',
      audience: 'user',
      summary: 'Redeems: a current plan with interest to the day, a fixed term without the running month’s',
      changes: true,
      body: wire.subscriptionBody,
      answer: wire.records(wire.subscriptionResult),
      handler: async ask => {
        const found = await find(ask.body.id)
        if (found?.uid !== ask.session.uid) return refusalOf({ kind: 'case-unknown' })
        const given = { today: dayOf(ask.now), currency: currencyOf(found) }
        return end(ask, found, { type: 'RedeemFixedDeposit', input: { depositId: found.id }, given })
      },
    }),

    call({
      method: 'DELETE',
      path: '/userfixeddeposit/{id}/S',
      audience: 'user',
      summary: 'Cancels one’s own subscription while no interest has been paid',
      changes: true,
      answer: wire.records(wire.subscriptionResult),
      handler: async ask => {
        const found = await find(ask.params.id)
        if (found?.uid !== ask.session.uid) return refusalOf({ kind: 'case-unknown' })
        return end(ask, found, {
          type: 'CancelFixedDeposit',
          input: { depositId: found.id },
          given: {
            today: dayOf(ask.now),
            currency: currencyOf(found),
            by: 'member',
            canceller: ask.session.uid,
          },
        })
      },
    }),

    call({
      method: 'GET',
      path: '/userfixeddeposit/S/{json}',
      audience: 'user',
      summary: 'One’s own subscriptions',
      changes: false,
      filter: wire.subscriptionFilter,
      reads: ['fixed_deposits'],
      answer: wire.paged(wire.subscription),
      records: 'fixed-deposits',
      handler: async ({ session, filter, now }) => {
        const { rows, total } = await listFixedDeposits(db, { ...filter, uid: session.uid })
        return page({ rows: rows.map(row => describe(row, dayOf(now))), total })
      },
    }),

    call({
      method: 'GET',
      path: '/userfixeddeposit/log/{id}/S',
      audience: 'both',
      summary: 'What happened to a subscription: principal, interest and changes',
      changes: false,
      reads: ['fixed_deposits'],
      answer: wire.records(wire.subscriptionLog),
      handler: async ({ session, params }) => {
        const found = await find(params.id)
        if (!found || (found.uid !== session.uid && !session.admin)) throw Problem.unknown()
        const log = await listFixedDepositLog(db, found)
        return rows(
          log.map(({ number, kind, currency, amount, details, created_at }) => ({
            id: String(number),
            type: kind,
            currency,
            amount: atScale(catalogue, currency, amount),
            details: JSON.parse(details) as object,
            created_date: created_at,
          })),
        )
      },
    }),

    call({
      method: 'GET',
      path: '/fixeddeposit/checkUserHasPledgedAssets/S',
      audience: 'both',
      summary: 'What one has set aside in savings, by currency; pledged when there is any',
      changes: false,
      reads: ['wallets'],
      answer: wire.records(wire.pledgedAsset),
      handler: async ({ session }) => {
        const own = await getWallets(db, session.uid)
        return rows(
          own
            .filter(row => new Decimal(row.user_fixed_deposit_amount).greaterThan(0))
            .map(({ currency, user_fixed_deposit_amount: amount }) => ({
              currency,
              amount: atScale(catalogue, currency, amount),
            })),
        )
      },
    }),

    call({
      method: 'GET',
      path: '/fixeddeposit/user/S/{json}',
      audience: 'admin',
      summary: 'Subscriptions of everybody',
      changes: false,
      filter: wire.adminSubscriptionFilter,
      reads: ['fixed_deposits'],
      answer: wire.paged(wire.adminSubscription),
      handler: async ({ filter, now }) => {
        const { rows, total } = await listFixedDeposits(db, filter)
        const names = await members.namesOf(rows.map(({ uid }) => uid))
        return page({
          rows: rows.map(row => ({ ...describe(row, dayOf(now)), ...names(row.uid) })),
          total,
        })
      },
    }),

    call({
      method: 'POST',
      path: '/fixeddeposit/user/S',
      audience: 'admin',
      roles: deciders,
      summary: 'Changes the rate of a subscription from the next month on; of a fixed term only upwards',
      changes: true,
      body: wire.subscriptionEditBody,
      answer: wire.records(wire.subscriptionEditResult),
      handler: async ask => {
        const { id, rate, reason } = ask.body
        const found = await find(id)
        if (!found) return refusalOf({ kind: 'case-unknown' })
        const command = {
          type: 'ChangeFixedDepositRate',
          input: { depositId: id, rate, reason },
          given: { approver: ask.session.uid },
        } as const
        const outcome = await ledger.handle(walletDecider, found.uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, found.uid)
        return one({ id })
      },
    }),

    call({
      method: 'DELETE',
      path: '/fixeddeposit/user/{id}/S',
      audience: 'admin',
      roles: deciders,
      summary: 'Cancels a subscription with a reason; interest already paid stays with the member',
      changes: true,
      body: wire.subscriptionCancelBody,
      answer: wire.records(wire.subscriptionResult),
      handler: async ask => {
        const found = await find(ask.params.id)
        if (!found) return refusalOf({ kind: 'case-unknown' })
        return end(ask, found, {
          type: 'CancelFixedDeposit',
          input: { depositId: found.id, reason: ask.body.reason ?? 'Cancelled by an administrator' },
          given: {
            today: dayOf(ask.now),
            currency: currencyOf(found),
            by: 'admin',
            canceller: ask.session.uid,
          },
        })
      },
    }),
  ]
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
