import { Decimal } from '@strongroom/shared'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownerOf } from '../book/accounts.ts'
import type { LedgerEvent } from '../book/event.ts'
import { decodeEvent } from '../store/codec.ts'
import { derivedId } from '../store/ids.ts'
import { type Asked, createLedger, type Ledger } from '../store/ledger.ts'
import { type Log, OutcomeUnknown } from '../store/log.ts'
import { createMemoryLog } from '../store/memory-log.ts'
import { USD, USDC } from '../testing/wallet-cases.ts'
import type { WalletCommand } from '../wallet/wallet-decider.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { isSent, pay, settleQuickPay } from './pay.ts'
import { rejectTopUp, releaseRejected, submitTopUp } from './submit-top-up.ts'

const uids = ['1', '2', '3'] as const
const uid = fc.constantFrom(...uids)
const amount = fc.integer({ min: -100, max: 60_000 }).map(cents => new Decimal(cents).div(100).toFixed(2))
/** Few names, so that members meet over them. */
const name: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'c', 'd')
/** Few ids, so that commands come again, sometimes with another body. */
const commandId = fc.integer({ min: 0, max: 200 }).map(n => derivedId('command', String(n)))

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('submit' as const),
      uid,
      amount,
      txid: name,
      topUpId: name,
      commandId,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('approve' as const), uid, fee: amount, topUpId: name, commandId }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reject' as const), uid, topUpId: name, commandId }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('swap' as const), uid, amount, commandId }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pay' as const), uid, to: uid, amount, commandId }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
/** At which append the process dies, and whether the append got through before it did. */
const crashes = fc.array(fc.record({ at: fc.integer({ min: 0, max: 60 }), stored: fc.boolean() }), {
  maxLength: 8,
})

const ask = <C extends WalletCommand>(id: string, command: C): Asked<C> => ({
  id,
  actor: { kind: 'member', id: 'test' },
  correlationId: id,
  command,
})

const run = (ledger: Ledger, each: Exclude<Step, { do: 'restart' }>): Promise<unknown> => {
  switch (each.do) {
    case 'submit': {
      const input = {
        topUpId: `${each.uid}-${each.topUpId}`,
        currency: 'USD',
        network: 'TRC20',
        amount: each.amount,
        txid: each.txid,
      }
      const given = { verified: true, currency: USD, networkOffered: true }
      return submitTopUp(ledger, each.uid, ask(each.commandId, { type: 'SubmitTopUp', input, given }))
    }
    case 'approve': {
      const input = { topUpId: `${each.uid}-${each.topUpId}`, fee: each.fee }
      return ledger.handle(
        walletDecider,
        each.uid,
        ask(each.commandId, { type: 'ApproveTopUp', input, given: { approver: 'finance', currency: USD } }),
      )
    }
    case 'reject': {
      const input = { topUpId: `${each.uid}-${each.topUpId}`, reason: 'no' }
      return rejectTopUp(
        ledger,
        each.uid,
        ask(each.commandId, { type: 'RejectTopUp', input, given: { approver: 'finance' } }),
      )
    }
    case 'swap': {
      const pair = { source: 'USD', target: 'USDC', sourceAmount: each.amount }
      const price = { rate: '0.9987', feeRate: '0.003' }
      const quote = { ...pair, ...price, expiresAt: '2026-01-02' }
      const given = { verified: true, source: USD, target: USDC, price, now: '2026-01-01', quote }
      return ledger.handle(
        walletDecider,
        each.uid,
        ask(each.commandId, { type: 'Swap', input: { swapId: each.commandId, ...pair }, given }),
      )
    }
    case 'pay': {
      const input = { paymentId: each.commandId, to: each.to, currency: 'USD', amount: each.amount }
      const given = { verified: true, currency: USD, receiver: { quickPayOn: true } }
      return pay(ledger, each.uid, ask(each.commandId, { type: 'SendQuickPay', input, given }))
    }
  }
}

/** Everybody starts with money, so that most steps can do something. */
const funded = async (ledger: Ledger) => {
  for (const uid of uids) {
    const top = { uid, amount: '500.00', topUpId: 'start', txid: `start-${uid}`, fee: '0' }
    await run(ledger, { do: 'submit', ...top, commandId: derivedId('start', uid) })
    await run(ledger, { do: 'approve', ...top, commandId: derivedId('approve', uid) })
  }
}

/** A log whose process dies at given appends. */
const dying = (log: Log, crashes: readonly { at: number; stored: boolean }[]): Log => {
  let appends = 0
  return {
    ...log,
    append: async (...args) => {
      const crash = crashes.find(each => each.at === appends)
      appends++
      if (crash && !crash.stored) throw new OutcomeUnknown('died before')
      const appended = await log.append(...args)
      if (crash) throw new OutcomeUnknown('died after')
      return appended
    },
  }
}

const eventsOf = async (log: Log): Promise<LedgerEvent[]> =>
  (await log.readAll({ limit: 10_000 })).map(event => decodeEvent(event))

/** The reactions, each delivered twice. */
const react = async (log: Log, ledger: Ledger) => {
  const events = await eventsOf(log)
  for (const event of [...events, ...events]) {
    if (isSent(event)) await settleQuickPay(ledger, event, USD)
    if (event.type === 'TopUpRejected')
      await releaseRejected(
        ledger,
        event.stream.slice(7),
        (event.data as unknown as { topUpId: string }).topUpId,
        {
          actor: { kind: 'system', id: 'claims' },
          correlationId: 'x',
        },
      )
  }
}

/** Adds every leg up, and watches the rules while it does: each prefix of the log is a state the books were in. */
const fold = (events: readonly LedgerEvent[]) => {
  const balances = new Map<string, Decimal>()
  for (const event of events) {
    const total = new Map<string, Decimal>()
    for (const { account, currency, amount } of event.data.legs ?? []) {
      const key = `${account} ${currency}`
      balances.set(key, (balances.get(key) ?? new Decimal(0)).plus(amount))
      total.set(currency, (total.get(currency) ?? new Decimal(0)).plus(amount))
      if (ownerOf(account))
        expect(balances.get(key)?.isNegative() && !balances.get(key)?.isZero()).toBe(false)
    }
    for (const sum of total.values()) expect(sum.isZero()).toBe(true)
  }
  return balances
}

describe('any commands of several members, in any order, with crashes and repeated reactions', () => {
  test('never overdraw, never unbalance, empty transit, and fold to the state', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 20, maxLength: 70, size: 'max' }),
        crashes,
        async (steps, deaths) => {
          const log = createMemoryLog()
          const mortal = dying(log, deaths)
          let ledger = createLedger({ log: mortal, snapshotEvery: 3 })
          await funded(createLedger({ log }))
          for (const each of steps) {
            if (each.do === 'restart') ledger = createLedger({ log: mortal })
            else
              await run(ledger, each).catch(error => {
                // The process that died comes back without its memory.
                if (error instanceof OutcomeUnknown) ledger = createLedger({ log: mortal })
                else if (error.name !== 'CommandDiffers') throw error
              })
          }
          const survivor = createLedger({ log })
          await react(log, survivor)

          const events = await eventsOf(log)
          const balances = fold(events)
          expect(balances.get('house:transit USD') ?? new Decimal(0)).toEqual(new Decimal(0))
          for (const owner of uids) {
            const { state } = await survivor.load(walletDecider, owner)
            for (const [currency, balance] of Object.entries(state.balances))
              expect(balance.available).toBe(
                (balances.get(`user:${owner}:available ${currency}`) ?? new Decimal(0)).toFixed(),
              )
          }
          const txids = events.filter(event => event.type === 'TopUpApproved').map(event => event.data)
          expect(new Set(txids.map(data => (data as unknown as { topUpId: string }).topUpId)).size).toBe(
            txids.length,
          )
          expect(approvedTxids(events)).toEqual([...new Set(approvedTxids(events))])
        },
      ),
      { numRuns: 150 },
    )
  })
})

/** The TXIDs of approved top-ups: each may be credited once, whoever submitted it. */
const approvedTxids = (events: readonly LedgerEvent[]): string[] => {
  const submitted = new Map<string, string>()
  const approved: string[] = []
  for (const { type, data } of events) {
    const fact = data as unknown as { topUpId: string; txid: string }
    if (type === 'TopUpSubmitted') submitted.set(fact.topUpId, fact.txid)
    if (type === 'TopUpApproved') approved.push(submitted.get(fact.topUpId) ?? '')
  }
  return approved
}
