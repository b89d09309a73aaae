import { keptAt } from '@strongroom/ledger/book'
import { policyOf } from '@strongroom/ledger/catalogue'
import { changeFixedDeposit } from '@strongroom/ledger/earn'
import { judgeRate } from '@strongroom/ledger/office'
import { walletDecider } from '@strongroom/ledger/wallet'
import { type FixedDepositRow, listFixedDeposits } from '@strongroom/projections/earn'
import { contract, Decimal, type wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page, refused } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import { type Call, implement } from '../http/call.ts'
import { absurdRate } from '../platform/proposals/absurd-rate.ts'
import { checkProposer } from '../platform/proposals/policy.ts'
import { knownChange, propose } from '../platform/proposals/proposing.ts'
import { searched } from '../vault/searched.ts'
import {
  cancelOwn,
  currencyOfDeposit,
  dayOf,
  describeSubscription,
  endSubscription,
  findSubscription,
} from './subscriptions.ts'
import { subscriptionCsv } from './words.ts'

const allSubscriptions = implement(contract.earn.allSubscriptions, {
  csv: subscriptionCsv,
  handler: async ({ filter, now }, parts) => {
    const { db, members } = parts
    const { rows, total } = await listFixedDeposits(db, await searched(members, filter))
    const names = await members.namesOf(rows.map(({ uid }) => uid))
    return page({
      rows: rows.map(row => ({ ...describeSubscription(parts, row, dayOf(now)), ...names(row.uid) })),
      total,
    })
  },
})

/** Figures that go by the day: a record that was loaded yesterday has others. */
const byTheDay = ['redeem_interest', 'redeem_forfeited', 'realized_interest', 'next_interest_date'] as const

/**
 * The rate that is asked for from the next month on; nothing where a record is saved with the rates that it has. `next_rate` is only in a
 * record as it was loaded.
 */
const wantedRate = (
  { rate, next_rate }: wire.SubscriptionEditBody,
  now: Pick<FixedDepositRow, 'rate' | 'next_rate'>,
): string | undefined => {
  if (next_rate === undefined) return rate
  if (!new Decimal(rate).equals(now.rate)) return rate
  const asLoaded = (next_rate ?? now.rate) === (now.next_rate ?? now.rate)
  return asLoaded ? undefined : (next_rate ?? now.rate)
}

const editSubscription = implement(contract.earn.editSubscription, {
  loadedNow: async ({ body: { id }, beside = {}, now }, parts) => {
    const row = await findSubscription(parts, id)
    if (!row) return undefined
    const names = (await parts.members.namesOf([row.uid]))(row.uid)
    const moving = byTheDay.filter(name => name in beside).map(name => [name, beside[name]])
    return { ...describeSubscription(parts, row, dayOf(now)), ...names, ...Object.fromEntries(moving) }
  },
  handler: async (ask, parts) => {
    const { catalogue, ledger } = parts
    const { id } = ask.body
    const reason = ask.body.reason ?? ''
    const found = await findSubscription(parts, id)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    const rate = wantedRate(ask.body, found)
    if (rate === undefined) return one({ id })
    checkProposer(catalogue, ask, 'subscription-rate')
    const { state } = await ledger.load(walletDecider, found.uid)
    const last = keptAt(state.fixedDeposits, id)?.rate ?? found.rate
    const judged = judgeRate({ rate, last }, undefined, policyOf(catalogue, 'subscription-rate').alone)
    const isHigher = new Decimal(rate).gt(last)
    const isAgain = await ledger.knows(walletDecider, found.uid, ask.commandId)
    if (isHigher && judged === 'absurd' && !isAgain)
      return refused('RATE_ABSURD', absurdRate.interest, { of: 'interest', expected: last })
    const command = {
      type: 'ChangeFixedDepositRate',
      input: { depositId: id, rate, reason },
      given: { approver: ask.session.uid, today: dayOf(ask.now), currency: currencyOfDeposit(parts, found) },
    } as const
    const before = await knownChange(parts, ask.commandId)
    if (before || (isHigher && judged === 'far' && !isAgain)) {
      const dry = walletDecider.decide(command, (await ledger.load(walletDecider, found.uid)).state)
      // Interest that is due is paid before the rate changes.
      if (!before && dry.kind === 'refused' && dry.refusal.kind !== 'interest-due')
        return refusalOf(dry.refusal)
      const { uid, currency } = found
      const stood = before?.kind === 'subscription-rate' ? before.last : last
      const change = { uid, depositId: id, currency, last: stood, rate, reason }
      return propose(parts, ask, { kind: 'subscription-rate', ...change })
    }
    const outcome = await changeFixedDeposit(ledger, found.uid, asked(ask, command, catalogue))
    return replyOf(ask, outcome, () => one({ id }), found.uid)
  },
})

const cancelSubscription = implement(contract.earn.cancelSubscription, {
  handler: async (ask, parts) => {
    if (!ask.session.admin) return cancelOwn(parts, ask, ask.params.id)
    const found = await findSubscription(parts, ask.params.id)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    return endSubscription(parts, ask, found, {
      type: 'CancelFixedDeposit',
      input: { depositId: found.id, reason: ask.body.reason },
      given: {
        today: dayOf(ask.now),
        currency: currencyOfDeposit(parts, found),
        by: 'admin',
        canceller: ask.session.uid,
      },
    })
  },
})

/** Everybody's deposits that earn: looked at, re-rated and cancelled by finance. */
export const fixedDepositCases: readonly Call[] = [allSubscriptions, editSubscription, cancelSubscription]
