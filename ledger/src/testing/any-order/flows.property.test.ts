import { Decimal } from '@strongroom/shared'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Counterfactual } from '../../audit/counterfactual.ts'
import { ownerOf } from '../../book/accounts.ts'
import { decodeEvent } from '../../eventlog/codec.ts'
import type { LedgerEvent } from '../../eventlog/envelope.ts'
import { createLedger, type Ledger } from '../../eventlog/ledger.ts'
import { type Log, OutcomeUnknown } from '../../eventlog/log.ts'
import { createMemoryLog } from '../../eventlog/memory-log.ts'
import { movementWords, walletDecider } from '../../wallet/wallet-decider.ts'
import { groups, madeMovements } from './groups.ts'
import { funded } from './spine.ts'
import { type Step, uids } from './steps.ts'
import { sentToBanks, waysBack } from './ways-back.ts'

const restart: Step = {
  run: () => Promise.reject(new OutcomeUnknown('restarted')),
  ...{ [fc.toStringMethod]: () => 'restart' },
}
const anyStep = fc.oneof(...groups.flatMap(group => group.steps), {
  weight: 1,
  arbitrary: fc.constant(restart),
})
/** At which append the process dies, and whether the append got through before it did. */
const crashes = fc.array(fc.record({ at: fc.integer({ min: 0, max: 60 }), stored: fc.boolean() }), {
  maxLength: 8,
})

/** A log whose process dies at given appends. */
const dying = (log: Log, crashes: readonly { at: number; stored: boolean }[]): Log => {
  let appends = 0
  const mortal =
    <A extends readonly unknown[], T>(append: (...args: A) => Promise<T>) =>
    async (...args: A) => {
      const crash = crashes.find(each => each.at === appends)
      appends++
      if (crash && !crash.stored) throw new OutcomeUnknown('died before')
      const appended = await append(...args)
      if (crash) throw new OutcomeUnknown('died after')
      return appended
    }
  return { ...log, append: mortal(log.append), appendTogether: mortal(log.appendTogether) }
}

/** Notes every type of command that is given to a ledger. */
const noting = (ledger: Ledger, tried: Set<string>): Ledger => ({
  ...ledger,
  handle: (decider, id, asked) => {
    tried.add(asked.command.type)
    return ledger.handle(decider, id, asked)
  },
  inTurn: (first, next) => {
    tried.add(first.asked.command.type)
    return ledger.inTurn(first, (events, told) => {
      const second = next(events, told)
      if (second) tried.add(second.asked.command.type)
      return second
    })
  },
})

/** Carries the steps out one after another. A process that died comes back without its memory. */
const live = async (log: Log, steps: readonly Step[], tried: Set<string>) => {
  let ledger = noting(createLedger({ log, snapshotEvery: 3 }), tried)
  for (const each of steps)
    await each.run(ledger, log).catch(error => {
      if (error instanceof OutcomeUnknown) ledger = noting(createLedger({ log }), tried)
      else if (error.name !== 'CommandDiffers') throw error
    })
}

const eventsOf = async (log: Log): Promise<LedgerEvent[]> =>
  (await log.readAll({ limit: 10_000 })).map(event => decodeEvent(event))

/** The reactions, delivered twice and backwards the second time, until they leave nothing new. */
const react = async (log: Log, ledger: Ledger) => {
  for (let before = -1, events = await eventsOf(log); events.length !== before; ) {
    before = events.length
    for (const event of [...events, ...events.toReversed()])
      for (const group of groups) await group.react(event, ledger)
    events = await eventsOf(log)
  }
}

/** Only a card's settled transactions take a member below zero, and only on the card; more money may leave it there. */
const mayBeBelowZero = (event: LedgerEvent, account: string, amount: string) =>
  ownerOf(account)?.pocket === 'card' &&
  (['CardLogBooked', 'CardPurchaseCaptured'].includes(event.type) || !amount.startsWith('-'))

/** Adds every leg up, and watches the rules while it does: each prefix of the log is a state the books were in. */
const fold = (events: readonly LedgerEvent[]) => {
  const balances = new Map<string, Decimal>()
  for (const event of events) {
    const total = new Map<string, Decimal>()
    for (const { account, currency, amount } of event.data.legs ?? []) {
      const key = `${account} ${currency}`
      balances.set(key, (balances.get(key) ?? new Decimal(0)).plus(amount))
      total.set(currency, (total.get(currency) ?? new Decimal(0)).plus(amount))
    }
    for (const { account, currency, amount } of event.data.legs ?? [])
      if (ownerOf(account) && balances.get(`${account} ${currency}`)?.lessThan(0))
        expect([event.type, account]).toSatisfy(() => mayBeBelowZero(event, account, amount))
    for (const sum of total.values()) expect(sum.isZero()).toBe(true)
  }
  return balances
}

/** Decided again under the same terms, every command comes to what the log has, to the last digit. */
const checkCounterfactual = (events: readonly LedgerEvent[], balances: ReadonlyMap<string, Decimal>) => {
  const again = new Counterfactual({})
  for (const event of events) again.add(event, true)
  const { accounts, ...report } = again.report()
  expect(report).toMatchObject({ differ: 0, refused: 0, asHappened: {}, members: [], refusals: [] })
  for (const { account, currency, was, would } of accounts) {
    expect(would).toBe(was)
    if (account !== 'members') expect(was).toBe(balances.get(`${account} ${currency}`)?.toFixed())
  }
  // Under other terms too, each receiving has its sending, and no member spends money that they would not have.
  const other = new Counterfactual({ withdrawFee: '30', sendPaymentFee: '30', swapFeeRate: '0.9' })
  for (const event of events) other.add(event, true)
  const under = other.report()
  for (const { account, would } of under.accounts) if (account === 'house:transit') expect(would).toBe('0')
  expect(under).toMatchObject({ asHappened: {}, belowZero: 0 })
}

describe('any commands of several members, in any order, with crashes and repeated reactions', () => {
  test('never overdraw, never unbalance, empty transit, and fold to the state', async () => {
    const [tried, seen] = [new Set<string>(), new Set<string>()]
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { minLength: 20, maxLength: 90, size: 'max' }),
        crashes,
        // As PostgreSQL, or as EventStoreDB, which writes one stream at a time.
        fc.boolean(),
        async (steps, deaths, knowsHashes) => {
          const log = { ...createMemoryLog(), knowsHashes }
          await funded(createLedger({ log }))
          await live(dying(log, deaths), steps, tried)
          const survivor = createLedger({ log })
          await react(log, survivor)

          const events = await eventsOf(log)
          for (const { type } of events) seen.add(type)
          for (const type of sentToBanks(events)) expect(Object.keys(waysBack)).toContain(type)
          const balances = fold(events)
          for (const [account, balance] of balances)
            if (account.startsWith('house:transit ')) expect(balance.toFixed()).toBe('0')
          for (const owner of uids) {
            const { state } = await survivor.load(walletDecider, owner)
            for (const [currency, balance] of Object.entries(state.balances))
              for (const [pocket, amount] of Object.entries(balance))
                expect(amount).toBe(
                  (balances.get(`user:${owner}:${pocket} ${currency}`) ?? new Decimal(0)).toFixed(),
                )
          }
          for (const group of groups) group.check(events)
          checkCounterfactual(events, balances)
        },
      ),
      { numRuns: 200 },
    )
    // Money that has left for a bank may come back from it: each way is seen to be gone.
    const back = Object.values(waysBack).flatMap(way => ('by' in way ? [way.by] : []))
    expect(back.filter(type => !seen.has(type))).toEqual([])
    // A group that is said to make a movement, and has no step for it, proves nothing of it.
    const isMade = (movement: (typeof madeMovements)[number]) =>
      movementWords[movement].commands.some(command => tried.has(command))
    expect(madeMovements.filter(movement => !isMade(movement))).toEqual([])
  })
})
