import { memberDecider } from '@strongroom/ledger/account'
import { configOf } from '@strongroom/ledger/catalogue'
import { atMaturity, type SubscribeFixedDeposit } from '@strongroom/ledger/earn'
import { walletDecider } from '@strongroom/ledger/wallet'
import { listFixedDepositLog, listFixedDeposits } from '@strongroom/projections/earn'
import { getWallets } from '@strongroom/projections/wallet'
import { type Currency, contract, Decimal, Money } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale } from '../http/money.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page, refused, rows } from '../http/replies.ts'
import { dayOf, subscriptionsOf } from './subscriptions.ts'

/** Deposits that earn: subscribed, redeemed and cancelled by members. */
export const fixedDeposits = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue } = parts
  const { describe, find, end, currencyOf } = subscriptionsOf(parts)

  return [
    implement(contract.earn.subscribe, {
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

    implement(contract.earn.subscription, {
      handler: async ({ session, params, now }) => {
        const found = await find(params.id)
        if (found?.uid !== session.uid) throw Problem.unknown()
        return one(describe(found, dayOf(now)))
      },
    }),

    implement(contract.earn.redeem, {
      handler: async ask => {
        const found = await find(ask.body.id)
        if (found?.uid !== ask.session.uid) return refusalOf({ kind: 'case-unknown' })
        const given = { today: dayOf(ask.now), currency: currencyOf(found) }
        return end(ask, found, { type: 'RedeemFixedDeposit', input: { depositId: found.id }, given })
      },
    }),

    implement(contract.earn.cancel, {
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

    implement(contract.earn.subscriptions, {
      handler: async ({ session, filter, now }) => {
        const { rows, total } = await listFixedDeposits(db, { ...filter, uid: session.uid })
        return page({ rows: rows.map(row => describe(row, dayOf(now))), total })
      },
    }),

    implement(contract.earn.subscriptionLog, {
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

    implement(contract.earn.pledged, {
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
  ]
}
