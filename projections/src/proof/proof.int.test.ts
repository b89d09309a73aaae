import { createMemoryLog, type Log } from '@strongroom/ledger'
import { type FreshDatabase, freshDatabase } from '@strongroom/ledger/testing'
import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { facts, tell } from '../testing/facts.ts'
import { createViews, type Views } from '../views.ts'
import { latestProof } from './latest-proof.ts'
import { createProver, type Prover } from './prove.ts'

let database: FreshDatabase
let pool: Pool
let log: Log
let views: Views
let prover: Prover

beforeEach(async () => {
  database = await freshDatabase()
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
    expect(await prover.prove()).toMatchObject({ equal: true, number: 4, difference: null, accounts: 7 })
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

  test('holds while one read model is ahead of the other', async () => {
    await tell(log, story)
    await views.advance('wallets')
    expect(await prover.prove()).toMatchObject({ equal: true, number: 0 })
  })

  test.each([
    [
      'a balance',
      `update views.balances set amount = amount + 0.01 where account = 'user:1:available'`,
      'balances',
      'user:1:available USD',
    ],
    [
      'a row that should not be',
      `insert into views.balances values ('user:7:saving', 'USD', 1)`,
      'balances',
      'user:7:saving USD',
    ],
    ['a row that is gone', `delete from views.wallets where currency = 'USDC'`, 'wallets', '1 USDC'],
    [
      'money between two pockets',
      `update views.wallets set amount = amount - 5, locked = 5 where currency = 'USD'`,
      'wallets',
      '1 USD',
    ],
  ])('finds %s', async (_, sql, view, key) => {
    await tell(log, story)
    await views.catchUp()
    await prover.prove()
    await pool.query(sql)
    const proof = await prover.prove()
    expect(proof.equal).toBe(false)
    expect(proof.difference).toMatchObject({ view, key })
    expect(await latestProof(pool)).toMatchObject({ equal: false, difference: { view, key } })
  })

  test('says when a member is below zero, which the log must never say', async () => {
    await tell(log, [facts.sent('1', '2', 'p1', '20.00')])
    await views.catchUp()
    expect((await prover.prove()).difference).toMatchObject({ view: 'log' })
  })

  test('says which event cannot be read, as often as it is asked, and holds again once that is mended', async () => {
    await tell(log, story)
    await views.catchUp()
    let broken = true
    const spoilt: Log = {
      ...log,
      readAll: async options =>
        (await log.readAll(options)).map(each =>
          broken && each.revision === 1 ? { ...each, data: '{"legs":[' } : each,
        ),
    }
    const auditor = createProver({ pool, log: spoilt })
    for (let round = 0; round < 2; round++)
      expect((await auditor.prove()).difference).toMatchObject({
        view: 'log',
        key: 'wallet-1 revision 1 cannot be read',
      })
    broken = false
    expect(await auditor.prove()).toMatchObject({ equal: true, number: 4 })
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
