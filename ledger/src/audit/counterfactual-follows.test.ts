import { describe, expect, test } from 'vitest'
import { decodeEvent } from '../eventlog/codec.ts'
import { newId } from '../eventlog/ids.ts'
import { pay } from '../quick-pay/flow.ts'
import { ada, ben, USD, USDC } from '../testing/wallet-cases.ts'
import { Counterfactual } from './counterfactual.ts'
import { approve, books, credit, quickPay, request, swap } from './testing/counterfactual-cases.ts'

describe('what follows from a command under other terms', () => {
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

  test('a rest is given up only where no way out of then would have paid', async () => {
    const all = books()
    await credit(all, '4')
    await all.handle(ada, {
      type: 'CloseWallet',
      input: { giveUp: [{ currency: 'USD', amount: '4' }] },
      given: {
        waysOut: [
          {
            currency: USD,
            ways: [
              { by: 'withdrawal', fee: '5', feeRate: '0' },
              { by: 'send-payment', fee: '6', feeRate: '0' },
            ],
          },
        ],
      },
    })
    for (const same of [{}, { withdrawFee: '4' }, { sendPaymentFee: '4.00' }])
      expect(await all.under(same)).toMatchObject({ refused: 0 })
    for (const cheaper of [{ withdrawFee: '3.99' }, { sendPaymentFee: '3' }])
      expect((await all.under(cheaper)).refusals).toMatchObject([
        { type: 'BalanceGivenUp', uid: ada, refusal: { kind: 'money-left', left: '4 USD' } },
      ])
  })
})
