import { describe, expect, test } from 'vitest'
import { catalogueDecider } from '../catalogue/catalogue.ts'
import { decodeEvent } from '../eventlog/codec.ts'
import { newId } from '../eventlog/ids.ts'
import { createLedger } from '../eventlog/ledger.ts'
import { createMemoryLog } from '../eventlog/memory-log.ts'
import { pay } from '../quick-pay/flow.ts'
import { ada, ben, USD, USDC } from '../testing/wallet-cases.ts'
import { type WalletCommand, walletDecider } from '../wallet/wallet-decider.ts'
import type { ChangedTerms } from './changed-terms.ts'
import { Counterfactual } from './counterfactual.ts'

const about = { actor: { kind: 'member', id: ada }, correlationId: 'request' } as const

/** A log in memory, and commands on it that are all accepted. */
const books = () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const asked = <C>(command: C) => ({ ...about, id: newId(), catalogueAt: undefined, command })
  const handle = async (uid: string, command: WalletCommand) => {
    const outcome = await ledger.handle(walletDecider, uid, asked(command))
    if (outcome.kind === 'refused') throw new Error(outcome.refusal.kind)
    return outcome.events
  }
  const under = async (terms: ChangedTerms, from = 0) => {
    const replay = new Counterfactual(terms)
    const events = await log.readAll({ limit: 1_000 })
    for (const [at, event] of events.entries()) replay.add(decodeEvent(event), at >= from)
    return replay.report()
  }
  return { log, ledger, asked, handle, under }
}
type Books = ReturnType<typeof books>

const credit = ({ handle }: Books, amount: string, uid = ada) =>
  handle(uid, {
    type: 'CreditCircleDeposit',
    input: { circleId: newId(), currency: 'USD', amount },
    given: { recorder: 'finance', currency: USD },
  })

const request = (withdrawalId: string, amount: string, fee = '5') =>
  ({
    type: 'RequestWithdrawal',
    input: { withdrawalId, source: 'wallet', currency: 'USD', amount, bankId: 'bank' },
    given: {
      ...{ verified: true, currency: USD, minimum: '20', bankUsable: true, today: '2026-11-21' },
      fee: { fee, feeRate: '0' },
    },
  }) as const
const approve = (withdrawalId: string, terms: { fee?: string } = {}) =>
  ({
    type: 'ApproveWithdrawal',
    input: { withdrawalId, ...terms },
    given: { approver: 'finance', currency: USD },
  }) as const
const quickPay = (amount: string) =>
  ({
    type: 'SendQuickPay',
    input: { paymentId: newId(), to: ben, currency: 'USD', amount },
    given: { verified: true, currency: USD, receiver: { verified: true, quickPayOn: true } },
  }) as const
const swap = (sourceAmount: string, feeRate: string) => {
  const price = { rate: '1', feeRate }
  const pair = { source: 'USD', target: 'USDC' }
  return {
    type: 'Swap',
    input: { swapId: newId(), ...pair, sourceAmount },
    given: {
      ...{ verified: true, source: USD, target: USDC, price, now: '2026-03-01T00:00:00.000Z' },
      quote: { ...pair, sourceAmount, ...price, expiresAt: '2026-03-01T00:00:30.000Z' },
    },
  } as const
}
const feesOf = ({ accounts }: Awaited<ReturnType<Books['under']>>) =>
  accounts.find(({ account }) => account === 'house:fees')

describe('decided again under other terms', () => {
  test('a withdrawal brings the other fee, and leaves its member the difference', async () => {
    const all = books()
    await credit(all, '200')
    await all.handle(ada, request('w1', '50'))
    await all.handle(ada, approve('w1'))
    const report = await all.under({ withdrawFee: '6' })
    expect(feesOf(report)).toMatchObject({ was: '5', would: '6' })
    expect(report).toMatchObject({ decided: 3, differ: 2, refused: 0, asHappened: {}, belowZero: 0 })
    expect(report.members).toEqual([
      {
        ...{ uid: ada, currency: 'USD', fees: { was: '5', would: '6' } },
        balance: { was: '145', would: '144' },
      },
    ])
    const { accounts } = report
    for (const side of ['was', 'would'] as const)
      expect(accounts.reduce((sum, each) => sum + Number(each[side]), 0)).toBe(0)
  })

  test('a lower fee that finance chose stays, unless the member would have been quoted less', async () => {
    const all = books()
    await credit(all, '200')
    await all.handle(ada, request('w1', '50'))
    await all.handle(ada, approve('w1', { fee: '3' }))
    expect(feesOf(await all.under({ withdrawFee: '6' }))).toMatchObject({ was: '3', would: '3' })
    expect(feesOf(await all.under({ withdrawFee: '2' }))).toMatchObject({ was: '3', would: '2' })
  })

  test('a command without the money for it is refused, and so is what follows from it, at the receiver too', async () => {
    const all = books()
    await credit(all, '100')
    await all.handle(ada, request('w1', '50'))
    await pay(all.ledger, ada, all.asked(quickPay('45')))
    await credit(all, '10')
    const report = await all.under({ withdrawFee: '6' })
    expect(report.refusals).toMatchObject([
      {
        ...{ type: 'QuickPaySent', uid: ada },
        refusal: { kind: 'insufficient-funds', currency: 'USD', short: '1.00' },
      },
      { type: 'QuickPayReceived', uid: ben },
    ])
    expect(report.refusals[1]).not.toHaveProperty('refusal')
    expect(report).toMatchObject({ refused: 2, belowZero: 0 })
    expect(report.accounts).toContainEqual({
      account: 'house:transit',
      currency: 'USD',
      was: '0',
      would: '0',
    })
    expect(report.members.map(({ uid, balance }) => [uid, balance.would])).toEqual([
      [ada, '110'],
      [ben, '0'],
    ])
  })

  test('a minimum above the amount refuses it, and what was decided about it', async () => {
    const all = books()
    await credit(all, '100')
    await all.handle(ada, request('w1', '50'))
    await all.handle(ada, approve('w1'))
    const { refusals } = await all.under({ withdrawMinimum: '60' })
    expect(refusals.map(({ type, refusal }) => [type, refusal?.kind])).toEqual([
      ['WithdrawalRequested', 'below-minimum'],
      ['WithdrawalSettled', 'case-unknown'],
    ])
  })

  test('a swap is at the rate of a level, as it was at the moment of the swap', async () => {
    const all = books()
    const save = (vipFeeRates: Record<string, string>) =>
      all.ledger.handle(
        catalogueDecider,
        'swap-rate-USD-USDC',
        all.asked({
          type: 'SaveEntry',
          input: {
            kind: 'swap-rate',
            id: 'USD-USDC',
            value: { source: 'USD', target: 'USDC', rate: '1', feeRate: '0.003', vipFeeRates, status: 1 },
          },
        } as const),
      )
    await save({ '2': '0.001' })
    await credit(all, '300')
    await all.handle(ada, swap('100', '0.003'))
    await save({ '2': '0.002' })
    await all.handle(ada, swap('100', '0.003'))
    expect(feesOf(await all.under({ swapLevel: 2 }))).toMatchObject({ was: '0.6', would: '0.3' })
    expect(feesOf(await all.under({ swapFeeRate: '0' }))).toMatchObject({ was: '0.6', would: '0' })
  })

  test('interest is paid at another rate, and the redemption gives back what was put aside', async () => {
    const all = books()
    await credit(all, '1000')
    await all.handle(ada, {
      type: 'SubscribeFixedDeposit',
      input: { depositId: 'd1', planId: 'p1', amount: '1000', rate: '3.65' },
      given: {
        ...{ verified: true, earnOn: true, today: '2026-01-01' },
        plan: { currency: USD, term: 0, rate: '3.65', minimum: '0' },
      },
    })
    await all.handle(ada, {
      type: 'PayInterest',
      input: { depositId: 'd1', month: 1 },
      given: { today: '2026-02-01', currency: USD },
    })
    const { accounts, differ } = await all.under({ fixedDepositRate: '7.3' })
    expect(accounts).toContainEqual({
      account: 'house:interest',
      currency: 'USD',
      was: '-3.1',
      would: '-6.2',
    })
    expect(differ).toBe(2)
    expect(await all.under({ fixedDepositRate: '3.650' })).toMatchObject({ differ: 0 })
  })

  test('a rate is a number: nothing differs under the same one, typed otherwise', async () => {
    const all = books()
    await credit(all, '300')
    await all.handle(ada, swap('100', '0.003'))
    expect(await all.under({ swapFeeRate: '0.0030' })).toMatchObject({ decided: 2, differ: 0 })
  })

  test('what was before the range is as it happened', async () => {
    const all = books()
    await credit(all, '200')
    await all.handle(ada, request('w1', '50'))
    await all.handle(ada, request('w2', '50'))
    const report = await all.under({ withdrawFee: '6' }, 2)
    expect(report).toMatchObject({ decided: 1, differ: 1 })
    expect(report.accounts).toEqual([{ account: 'members', currency: 'USD', was: '0', would: '0' }])
  })

  test('a reversal takes back what the movement would have moved', async () => {
    const all = books()
    await credit(all, '300')
    const [settled] = await all.handle(ada, swap('100', '0.003'))
    if (settled?.data.type !== 'SwapSettled') throw new Error('a swap settles')
    const { id: eventId, data: original } = settled
    await all.handle(ada, {
      type: 'ReverseMovement',
      input: { reversalId: newId(), eventId, reason: 'by mistake' },
      given: {
        reverser: 'finance',
        original,
        lines: [],
        currencies: [USD, USDC],
      },
    })
    const report = await all.under({ swapFeeRate: '0.01' })
    expect(report).toMatchObject({ differ: 2, refused: 0, members: [] })
  })

  test('a decision to which today’s rules do not come is taken as it happened, and named', async () => {
    const all = books()
    await credit(all, '200')
    await all.handle(ada, request('w1', '50'))
    const [first, second] = (await all.log.readAll({ limit: 10 })).map(event => decodeEvent(event))
    if (!first || !second) throw new Error('two events')
    const { command: _, ...metadata } = second.metadata
    const odd = { ...second.metadata, command: { ...second.metadata.command, name: 'Forgotten' } }
    for (const changed of [
      { ...second, metadata },
      { ...second, metadata: odd },
    ]) {
      const replay = new Counterfactual({ withdrawFee: '6' })
      replay.add(first, true)
      replay.add(changed, true)
      expect(replay.report()).toMatchObject({ decided: 1, differ: 0, asHappened: { WithdrawalRequested: 1 } })
    }
  })
})
