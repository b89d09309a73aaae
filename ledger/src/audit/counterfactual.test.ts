import { describe, expect, test } from 'vitest'
import { catalogueDecider } from '../catalogue/catalogue.ts'
import { ada, USD } from '../testing/wallet-cases.ts'
import { approve, books, credit, feesOf, request, swap } from './testing/counterfactual-cases.ts'

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
})
