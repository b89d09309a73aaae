import { createMemoryLog, type Log } from '@strongroom/ledger/eventlog/log'
import { type FreshDatabase, freshDatabase } from '@strongroom/ledger/testing'
import { Pool, type PoolClient } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { facts, tell } from '../testing/facts.ts'
import { prepared } from '../testing/views-kit.ts'
import { createViews, type Views } from '../views.ts'
import { latestProof } from './latest-proof.ts'
import { createProver, type Prover } from './prove.ts'

let database: FreshDatabase
let pool: Pool
let log: Log
let views: Views
let prover: Prover

beforeEach(async () => {
  database = await freshDatabase(prepared)
  pool = new Pool({ connectionString: database.url })
  log = createMemoryLog()
  views = createViews({ pool, log })
  await views.prepare(database.url)
  prover = createProver({ pool, log })
})
afterEach(async () => {
  await views.close()
  await pool.end()
  await database.drop()
})

const story = [
  facts.submitted('1', 't1', '100.00'),
  facts.approved('1', 't1', '100.00'),
  facts.swapped('1', 's1', '11.00'),
  facts.sent('1', '2', 'p1', '20.00'),
]

describe('the proof', () => {
  test('holds for an empty log', async () => {
    expect(await prover.prove()).toMatchObject({ equal: true, number: 0, accounts: 0 })
  })

  test('holds up to where the read models stand, event by event', async () => {
    await tell(log, story)
    await views.catchUp()
    expect(await prover.prove()).toMatchObject({ equal: true, number: 4, differences: [], accounts: 7 })
    await tell(log, [facts.received('1', '2', 'p1', '20.00'), facts.opened('2', 'BTC')])
    expect(await prover.prove()).toMatchObject({ equal: true, number: 4 })
    await views.catchUp()
    expect(await prover.prove()).toMatchObject({ equal: true, number: 6 })
    expect(await latestProof(pool)).toMatchObject({ equal: true, number: 6 })
  })

  test('holds when it is asked for twice at once', async () => {
    await tell(log, story)
    await views.catchUp()
    const twice = await Promise.all([prover.prove(), prover.prove()])
    expect(twice.map(({ equal }) => equal)).toEqual([true, true])
    expect(await prover.prove()).toMatchObject({ equal: true, number: 4 })
  })

  test('says how far balances are made anew over a log that has moved', async () => {
    await tell(log, story)
    await views.catchUp()
    await pool.query(
      `update views.checkpoint set position = position || '/' || position where projection in ('balances', 'wallets')`,
    )
    await pool.query(
      `insert into views.checkpoint (projection, generation, version, events) values ('balances', 'next', 1, 3)`,
    )
    const { differences } = await prover.prove()
    expect(differences).toMatchObject([
      { view: 'balances', kind: 'rebuilding', log: '4', shown: '3' },
      { view: 'wallets', kind: 'rebuilding', log: '4', shown: '0' },
    ])
  })

  test('holds while one read model is ahead of the other', async () => {
    await tell(log, story)
    await views.advance('wallets')
    expect(await prover.prove()).toMatchObject({ equal: true, number: 0 })
  })

  test('holds while a rebuild is put in place between its sight of the views and their rows', async () => {
    await tell(log, story)
    await views.catchUp()
    await views.rebuild('wallets', { approve: () => false })
    await tell(log, [facts.received('1', '2', 'p1', '20.00')])
    await views.catchUp()
    let isSeen = false
    let isPutInPlace = false
    const head = async () => {
      if (isSeen && !isPutInPlace) {
        isPutInPlace = true
        await views.cutOver('wallets')
      }
      return log.head()
    }
    /** The pool itself, which says when views are looked at in a transaction. */
    const bound = <Of extends object>(real: Of, name: string | symbol) => {
      const its = Reflect.get(real, name)
      return typeof its === 'function' ? its.bind(real) : its
    }
    const watchedClient = (client: PoolClient) =>
      new Proxy(client, {
        get: (real, name) => {
          if (name !== 'query') return bound(real, name)
          return async (text: string, values?: unknown[]) => {
            const answer = await real.query(text, values)
            isSeen ||= text.includes('from views.checkpoint')
            return answer
          }
        },
      })
    const watched = new Proxy(pool, {
      get: (real, name) =>
        name === 'connect' ? async () => watchedClient(await real.connect()) : bound(real, name),
    })
    expect(await createProver({ pool: watched, log: { ...log, head } }).prove()).toMatchObject({
      ...{ equal: true, number: 5, differences: [] },
    })
    expect(isPutInPlace).toBe(true)
  })

  test.each([
    [
      'a balance',
      `update views.balances set amount = amount + 0.01 where account = 'user:1:available' and currency = 'USD'`,
      'balances',
      'user:1:available USD',
      'amount',
    ],
    [
      'a row that should not be',
      `insert into views.balances values ('user:7:saving', 'USD', 1)`,
      'balances',
      'user:7:saving USD',
      null,
    ],
    ['a row that is gone', `delete from views.wallets where currency = 'USDC'`, 'wallets', '1 USDC', null],
    [
      'money between two pockets',
      `update views.wallets set amount = amount - 5, locked = 5 where currency = 'USD'`,
      'wallets',
      '1 USD',
      'amount, locked',
    ],
  ])('finds %s', async (_, sql, view, key, field) => {
    await tell(log, story)
    await views.catchUp()
    await prover.prove()
    await pool.query(sql)
    const proof = await prover.prove()
    expect(proof.equal).toBe(false)
    expect(proof).toMatchObject({ chain: { whole: true }, differences: [{ view, kind: 'row', key, field }] })
    expect(await latestProof(pool)).toEqual(proof)
  })

  test('says the amounts of a row that differ, and no others', async () => {
    await tell(log, story)
    await views.catchUp()
    await pool.query(`update views.wallets set locked = 5 where uid = '1' and currency = 'USD'`)
    expect((await prover.prove()).differences).toMatchObject([{ field: 'locked', log: '0', shown: '5' }])
  })

  test('says when a member is below zero, which the log must never say', async () => {
    await tell(log, [facts.sent('1', '2', 'p1', '20.00')])
    await views.catchUp()
    expect((await prover.prove()).differences).toMatchObject([
      { view: 'log', kind: 'below-zero', key: 'user:1:available USD', log: '-20.000000000000000000' },
    ])
  })

  test('tells every row that is wrong, not only the first', async () => {
    await tell(log, story)
    await views.catchUp()
    await pool.query(`update views.wallets set amount = amount + 100 where currency = 'USD'`)
    await pool.query(`delete from views.wallets where currency = 'USDC'`)
    expect((await prover.prove()).differences.map(({ key }) => key)).toEqual(['1 USD', '1 USDC'])
  })

  test('names twenty and counts the others', async () => {
    await tell(
      log,
      [...Array(25)].map((_, n) => facts.approved(String(n + 10), `t${n}`, '1.00')),
    )
    await views.catchUp()
    await pool.query('delete from views.wallets')
    const { differences, more } = await prover.prove()
    expect([differences.length, more]).toEqual([20, 5])
  })

  test('begins again when the read models have gone back', async () => {
    await tell(log, story)
    await views.catchUp()
    await prover.prove()
    await pool.query(
      `update views.checkpoint set position = '', events = 0; truncate views.balances, views.wallets`,
    )
    expect(await prover.prove()).toMatchObject({ equal: true, number: 0 })
    await views.advance('balances')
    await views.advance('wallets')
    expect(await prover.prove()).toMatchObject({ equal: true, number: 4 })
  })
})
