import { describe, expect, test } from 'vitest'
import { facts, tell } from '../testing/facts.ts'
import type { Comparison } from './compare.ts'
import { balance, kit, setBalance, useRebuilds } from './testing/rebuild-given.suite.ts'

useRebuilds()

describe('approving a rebuild', () => {
  test('that differs takes its place when somebody approves it', async () => {
    await setBalance('1000000')
    let shown: Comparison | undefined
    await kit.views.rebuild('balances', {
      approve: comparison => {
        shown = comparison
        return true
      },
    })
    expect(shown?.differences).toHaveLength(1)
    expect(await balance()).toBe('69')
  })

  test('misses nothing that happens while it waits for approval', async () => {
    await kit.views.rebuild('balances', {
      approve: async () => {
        await tell(kit.log, [facts.received('1', '2', 'p1', '20.00')])
        await kit.views.advance('balances')
        return true
      },
    })
    expect(await kit.rows('balances')).toContainEqual({
      account: 'user:2:available',
      currency: 'USD',
      amount: '20',
    })
    await kit.views.advance('balances')
    expect(await kit.views.status()).toContainEqual(
      expect.objectContaining({ projection: 'balances', events: 5, caughtUp: true }),
    )
  })

  test('can be approved later', async () => {
    await kit.views.rebuild('swaps', { approve: () => false })
    expect(await kit.views.status()).toContainEqual(
      expect.objectContaining({ projection: 'swaps', rebuilding: true }),
    )
    await kit.views.cutOver('swaps')
    expect(await kit.rows('swaps')).toHaveLength(1)
    await expect(kit.views.cutOver('swaps')).rejects.toThrow('no rebuilt tables')
  })

  test('with other money takes the live ones’ place only for who names the amount', async () => {
    await setBalance('1000000')
    const { comparison } = await kit.views.rebuild('balances')
    expect(comparison.differing).toEqual([{ unit: 'USD', amount: '999931' }])
    expect(await kit.views.compare('balances')).toEqual(comparison)
    const tries = [[], [{ unit: 'USD', amount: '999930' }], [{ unit: 'EUR', amount: '999931' }]]
    for (const confirmed of tries)
      await expect(kit.views.cutOver('balances', confirmed)).rejects.toThrow(
        'differ by 999931 USD: name these amounts',
      )
    expect(await balance()).toBe('1000000')
    await kit.views.cutOver('balances', [{ unit: 'USD', amount: '999931.00' }])
    expect(await balance()).toBe('69')
  })
})

describe('while the log is not as it was written', () => {
  const proven = (whole: boolean) =>
    kit.pool.query(
      `insert into views.proof (number, position, equal, differences, more, chain_whole, chain_number, chain_checked_at, accounts, took_ms)
       values (1, '', true, '[]', 0, $1, 1, now(), 1, 1) on conflict (singleton) do update set chain_whole = excluded.chain_whole`,
      [whole],
    )
  test('nothing is rebuilt or put in place, and what is shown stays, unless its operator has kept it', async () => {
    await setBalance('1000000')
    await kit.views.rebuild('balances')
    const confirmed = [{ unit: 'USD', amount: '999931' }]
    await proven(false)
    for (const repair of [
      () => kit.views.rebuild('balances'),
      () => kit.views.rebuild('swaps'),
      () => kit.views.cutOver('balances', confirmed),
    ])
      await expect(repair()).rejects.toThrow('the log is not as it was written')
    expect(await balance()).toBe('1000000')
    expect((await kit.views.rebuild('swaps', { evenIfChanged: true })).cutOver).toBe(true)
    await proven(true)
    await kit.views.cutOver('balances', confirmed)
    expect(await balance()).toBe('69')
  })
  test('that is found while a rebuild is under way, it does not take the place of the live one', async () => {
    const rebuilding = kit.views.rebuild('swaps', {
      approve: async () => {
        await proven(false)
        return true
      },
    })
    await expect(rebuilding).rejects.toThrow('the log is not as it was written')
  })
})
