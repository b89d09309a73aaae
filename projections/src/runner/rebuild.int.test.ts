import { describe, expect, test } from 'vitest'
import { swaps } from '../swap/swaps.ts'
import { facts, tell } from '../testing/facts.ts'
import { createViews } from '../views.ts'
import { balances } from '../wallet/balances/balances.ts'
import { getWallets } from '../wallet/wallets/queries.ts'
import type { Progress } from './rebuild.ts'
import { balance, kit, setBalance, useRebuilds } from './testing/rebuild-given.suite.ts'

useRebuilds()

describe('a rebuild', () => {
  test('that equals the live tables takes their place, with progress all the way', async () => {
    const seen: Progress[] = []
    const done = await kit.views.rebuild('wallets', { onProgress: each => seen.push(each) })
    expect(done).toEqual({
      cutOver: true,
      comparison: {
        equal: true,
        sameMoney: true,
        rows: [{ table: 'wallets', live: 2, next: 2, differing: 0 }],
        differences: [],
        differing: [],
        parkedStreams: 0,
      },
    })
    expect(seen.at(-1)).toMatchObject({ events: 4, total: 4 })
    expect(await kit.rows('wallets')).toHaveLength(2)
    expect(await kit.views.status()).toContainEqual(
      expect.objectContaining({ projection: 'wallets', rebuilding: false, canRollBack: true, events: 4 }),
    )
    await tell(kit.log, [facts.received('1', '2', 'p1', '20.00')])
    await kit.views.catchUp()
    expect(await kit.rows('wallets')).toHaveLength(3)
  })

  test('is seen by who has asked the same before on the same connection', async () => {
    const reader = await kit.pool.connect()
    const amount = async () =>
      (await getWallets(reader, '1')).find(({ currency }) => currency === 'USD')?.amount
    expect(await amount()).toBe('69')
    await kit.pool.query(`update views.wallets set amount = 1 where uid = '1' and currency = 'USD'`)
    expect(await amount()).toBe('1')
    await kit.views.rebuild('wallets', { approve: () => true })
    expect(await amount()).toBe('69')
    reader.release()
  })

  test('leaves every index in its place', async () => {
    const indexes = async () =>
      (await kit.pool.query(`select indexdef from pg_indexes where schemaname = 'views' order by 1`)).rows
    const before = await indexes()
    expect(before).toContainEqual({ indexdef: expect.stringMatching(/^CREATE INDEX .* ON views.swaps/) })
    await kit.views.rebuild('swaps')
    expect(await indexes()).toEqual(before)
  })

  test('that differs is left beside the live tables, and says where it differs', async () => {
    await setBalance('1000000')
    const { cutOver, comparison } = await kit.views.rebuild('balances')
    expect(cutOver).toBe(false)
    expect(comparison.equal).toBe(false)
    expect(comparison.differences).toEqual([
      {
        table: 'balances',
        of: { account: 'user:1:available', currency: 'USD' },
        live: { amount: '1000000.000000000000000000' },
        next: { amount: '69.000000000000000000' },
      },
    ])
    expect(await balance()).toBe('1000000')
    expect(await balance('views_next')).toBe('69')
  })

  test('that code of another version has left is not cut over: it does not show what came since', async () => {
    await setBalance('1000000')
    await kit.views.rebuild('balances')
    await tell(kit.log, [facts.received('1', '2', 'p1', '20.00')])
    await kit.views.catchUp()
    const { pool, log } = kit
    const newer = createViews({ pool, log, projections: [{ ...balances, version: balances.version + 1 }] })
    const standing = async () => (await newer.status())[0]
    const before = await standing()
    await expect(newer.cutOver('balances')).rejects.toThrow('stale')
    expect(await standing()).toEqual(before)
  })

  test('finds rows too many and rows too few', async () => {
    await kit.pool.query(
      `insert into views.wallets values ('7', 'USD', 5); delete from views.wallets where currency = 'USDC'`,
    )
    const { comparison } = await kit.views.rebuild('wallets')
    expect(
      comparison.differences.map(({ of, live, next }) => [of.uid, of.currency, live === null, next === null]),
    ).toEqual([
      ['1', 'USDC', true, false],
      ['7', 'USD', false, true],
    ])
  })

  test('can be thrown away', async () => {
    await kit.views.rebuild('swaps', { approve: () => false })
    await kit.views.discard('swaps', 'next')
    await expect(kit.views.cutOver('swaps')).rejects.toThrow('no rebuilt tables')
  })

  test('can be rolled back, and the old tables then show what has come meanwhile', async () => {
    await setBalance('50')
    await kit.views.rebuild('balances', { approve: () => true })
    await tell(kit.log, [facts.received('1', '2', 'p1', '20.00')])
    await kit.views.catchUp()
    await kit.views.rollBack('balances')
    expect(await balance()).toBe('50')
    expect(await kit.rows('balances')).toContainEqual({
      account: 'user:2:available',
      currency: 'USD',
      amount: '20',
    })
    await kit.views.cutOver('balances', [{ unit: 'USD', amount: '19.00' }])
    expect(await balance()).toBe('69')
  })

  test('adds up what differs in several columns', async () => {
    await kit.pool.query(
      `update views.wallets set amount = amount + 3, locked = locked + 5 where uid = '1' and currency = 'USD'`,
    )
    const { comparison } = await kit.views.rebuild('wallets')
    expect(comparison.differing).toEqual([{ unit: 'USD', amount: '8' }])
  })

  test('has nothing to roll back to before the first', async () => {
    await expect(kit.views.rollBack('balances')).rejects.toThrow('no previous tables')
    await expect(kit.views.compare('balances')).rejects.toThrow('no rebuilt tables')
  })

  test('brings tables of a new shape in', async () => {
    const wider = {
      ...swaps,
      version: swaps.version + 1,
      sql: `${swaps.sql}; alter table swaps add column big boolean generated always as (source_amount > 10) stored`,
    }
    const next = createViews({ pool: kit.pool, log: kit.log, projections: [wider] })
    await next.prepare(kit.database.url)
    expect(await next.advance('swaps')).toBe('stale')
    expect(await next.rebuild('swaps')).toMatchObject({ cutOver: true })
    expect(await kit.rows('swaps')).toMatchObject([{ id: 's1', big: true }])
    expect(await next.advance('swaps')).toBe('caught-up')
    expect(await kit.views.advance('swaps')).toBe('stale')
    await next.close()
  })

  test('that fails leaves nothing behind', async () => {
    const stop = new AbortController()
    const failing = kit.views.rebuild('swaps', { signal: stop.signal, onProgress: () => stop.abort() })
    await expect(failing).rejects.toThrow('stopped')
    await expect(kit.views.cutOver('swaps')).rejects.toThrow('no rebuilt tables')
    expect(await kit.rows('swaps')).toHaveLength(1)
  })

  test('is done by one at a time', async () => {
    const approve = async () => {
      await expect(kit.views.rebuild('wallets')).rejects.toThrow('by somebody else')
      return true
    }
    expect(await kit.views.rebuild('wallets', { approve })).toMatchObject({ cutOver: true })
  })

  test('is not noticed by those who read', async () => {
    let reading = true
    let answers = 0
    const read = async () => {
      while (reading) {
        expect(await kit.rows('wallets')).toHaveLength(2)
        answers++
      }
    }
    const readers = Promise.all([read(), read(), read()])
    for (let round = 0; round < 3; round++) await kit.views.rebuild('wallets')
    await kit.views.rollBack('wallets')
    reading = false
    await readers
    expect(answers).toBeGreaterThan(10)
  })
})
