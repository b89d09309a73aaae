import { memberDecider } from '@strongroom/ledger/account'
import { configOf } from '@strongroom/ledger/catalogue'
import { atMaturity, type SubscribeFixedDeposit } from '@strongroom/ledger/earn'
import { availableOf, type WalletFact, walletDecider } from '@strongroom/ledger/wallet'
import {
  type FixedDepositLogRow,
  findFixedDeposits,
  listFixedDepositLog,
  listFixedDeposits,
} from '@strongroom/projections/earn'
import { getWallets } from '@strongroom/projections/wallet'
import { type Currency, contract, Decimal, Money, wire } from '@strongroom/shared'
import type { InferOutput } from 'valibot'
import { msg } from '#words'
import { asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { atScale } from '../command/money.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page, refused, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { preview } from '../platform/money/preview.ts'
import {
  cancelOwn,
  currencyOfDeposit,
  dayOf,
  describeSubscription,
  endSubscription,
  ownSubscription,
} from './subscriptions.ts'
import { subscriptionCsv } from './words.ts'

const earnOff = () => refused('EARN_SWITCHED_OFF', msg`You have turned off earning in your settings`)

const currencyIn = ({ given }: SubscribeFixedDeposit): Currency => {
  if (!given.plan) throw new Error('a subscription is to a plan')
  return given.plan.currency
}

type Subscribed = Extract<WalletFact, { readonly type: 'FixedDepositSubscribed' }>

/** When a subscription ends and what it has paid by then; nulls for a current plan. */
const endOf = (fact: Subscribed, command: SubscribeFixedDeposit) => {
  const { maturesOn, rate, term, startedOn } = fact
  if (maturesOn === null) return { interest: null, maturity_date: null, maturity_amount: null }
  const principal = Money.of(fact.principal, currencyIn(command))
  const { interest, total } = atMaturity(principal, { rate, term, startedOn })
  return { interest: interest.amount, maturity_date: maturesOn, maturity_amount: total.amount }
}

/** The command that subscribes; nothing when the member has turned earning off. */
export const subscribing = async (
  { ledger, catalogue }: Parts,
  uid: string,
  depositId: string,
  { planId, amount, rate }: InferOutput<typeof wire.subscribeBody>,
  now: Date,
): Promise<SubscribeFixedDeposit | undefined> => {
  const { state } = await ledger.load(memberDecider, uid)
  if (!state.earnOn) return undefined
  const plan = catalogue.get('fixed-deposit-plan', planId)
  const currency = plan?.status === 1 ? catalogue.currency(plan.currency) : undefined
  return {
    type: 'SubscribeFixedDeposit',
    input: { depositId, planId, amount, rate },
    given: {
      verified: state.kyc === 1,
      earnOn: configOf(catalogue, 'earnStatus') === '1',
      plan:
        plan && currency ? { currency, term: plan.term, rate: plan.rate, minimum: plan.minimum } : undefined,
      today: dayOf(now),
    },
  }
}

const subscribe = implement(contract.earn.subscribe, {
  handler: async (ask, parts) => {
    const { uid } = ask.session
    const command = await subscribing(parts, uid, ask.commandId, ask.body, ask.now)
    if (!command) return earnOff()
    const outcome = await parts.ledger.handle(walletDecider, uid, asked(ask, command, parts.catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position)
    const fact = outcome.events[0]?.data
    if (fact?.type !== 'FixedDepositSubscribed') throw new Error('a subscription begins or is refused')
    const { interest: _, ...ends } = endOf(fact, command)
    return one({ id: ask.commandId, status: 0, principal: fact.principal, ...ends })
  },
})

const check = implement(contract.earn.check, {
  limits: ({ session }) => [{ key: `subscription previews ${session?.uid}`, most: 600, seconds: 600 }],
  handler: async ({ body, session: { uid }, now }, parts) => {
    const command = await subscribing(parts, uid, 'preview', body, now)
    if (!command) return earnOff()
    const found = await preview(parts, uid, command, 'FixedDepositSubscribed')
    if ('refusal' in found) return refusalOf(found.refusal)
    const { planId, currency, principal, term, rate } = found.fact
    const balance = availableOf(found.after, currencyIn(command)).amount
    return one({ planId, currency, principal, term, rate, balance, ...endOf(found.fact, command) })
  },
})

const subscription = implement(contract.earn.subscription, {
  handler: async ({ session, params, now }, parts) => {
    const [found] = await findFixedDeposits(parts.db, params.id)
    if (found?.uid !== session.uid) throw HttpError.unknown()
    return one(describeSubscription(parts, found, dayOf(now)))
  },
})

const redeem = implement(contract.earn.redeem, {
  handler: async (ask, parts) => {
    const found = await ownSubscription(parts, ask.session.uid, ask.body.id)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    const given = { today: dayOf(ask.now), currency: currencyOfDeposit(parts, found) }
    return endSubscription(parts, ask, found, {
      type: 'RedeemFixedDeposit',
      input: { depositId: found.id },
      given,
    })
  },
})

const cancel = implement(contract.earn.cancel, {
  handler: (ask, parts) => cancelOwn(parts, ask, ask.params.id),
})

const subscriptions = implement(contract.earn.subscriptions, {
  csv: subscriptionCsv,
  handler: async ({ session, filter, now }, parts) => {
    const { rows, total } = await listFixedDeposits(parts.db, { ...filter, uid: session.uid })
    return page({ rows: rows.map(row => describeSubscription(parts, row, dayOf(now))), total })
  },
})

const logRecord = recordFrom<FixedDepositLogRow>()(wire.subscriptionLog, {
  as: { type: 'kind' },
  scaled: { amount: 'currency' },
})

const subscriptionLog = implement(contract.earn.subscriptionLog, {
  handler: async ({ session, params }, parts) => {
    const [found] = await findFixedDeposits(parts.db, params.id)
    if (!found || (found.uid !== session.uid && !session.admin)) throw HttpError.unknown()
    const log = await listFixedDepositLog(parts.db, found)
    return rows(
      log.map(row =>
        logRecord(parts, row, {
          id: String(row.number),
          details: JSON.parse(row.details),
        }),
      ),
    )
  },
})

const pledged = implement(contract.earn.pledged, {
  handler: async ({ session }, { db, catalogue }) => {
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
})

/** Deposits that earn: subscribed, redeemed and cancelled by members. */
export const fixedDeposits: readonly Call[] = [
  subscribe,
  check,
  subscription,
  redeem,
  cancel,
  subscriptions,
  subscriptionLog,
  pledged,
]
