import type { Position } from '@strongroom/ledger/eventlog'
import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { facts, tell } from '../testing/facts.ts'
import { startViews, type ViewsKit } from '../testing/views-kit.ts'
import { createViews, type Views } from '../views.ts'

let kit: ViewsKit
/** Another process' view of the same database: it waits while the first works. */
let waiting: Views

beforeEach(async () => {
  kit = await startViews()
  waiting = createViews({ pool: kit.pool, log: kit.log })
})
afterEach(async () => {
  await waiting.close()
  await kit.stop()
})

const told = async (): Promise<Position> => {
  await tell(kit.log, [facts.opened('1', `C${Math.random().toString(36).slice(2, 6)}`)])
  return (await kit.log.head()) as Position
}

describe('waiting for a position', () => {
  test('ends when the read models asked for have passed it, and not before', async () => {
    const position = await told()
    let settled = false
    const reached = waiting.waitForPosition(position, ['wallets', 'balances'], 300_000).then(answer => {
      settled = true
      return answer
    })
    await kit.views.advance('wallets')
    expect(await waiting.waitForPosition(position, ['wallets'], 300_000)).toBe(true)
    expect(settled).toBe(false)
    await kit.views.advance('balances')
    expect(await reached).toBe(true)
  })

  test('ends at once for what is already shown, and for nothing', async () => {
    const position = await told()
    await kit.views.catchUp()
    expect(await waiting.waitForPosition(position, kit.views.names, 300_000)).toBe(true)
    expect(await waiting.waitForPosition(undefined, kit.views.names, 0)).toBe(true)
  })

  test('asks the database itself what has been passed, which may have forgotten it in a crash', async () => {
    const before = await told()
    await kit.views.catchUp()
    const position = await told()
    await kit.views.catchUp()
    expect(await waiting.havePassed(position, ['wallets', 'balances'])).toBe(true)
    expect(await waiting.waitForPosition(position, ['wallets'], 300_000)).toBe(true)
    await kit.pool.query(`update views.checkpoint set position = $1 where projection = 'wallets'`, [before])
    expect(await waiting.havePassed(position, ['wallets', 'balances'])).toBe(false)
    expect(await waiting.havePassed(position, ['balances'])).toBe(true)
  })

  test('says so when the time is over', async () => {
    expect(await waiting.waitForPosition(await told(), ['wallets'], 50)).toBe(false)
  })

  test('survives the loss of every connection', async () => {
    const first = await told()
    await kit.views.catchUp()
    expect(await waiting.waitForPosition(first, ['wallets'], 300_000)).toBe(true)
    await kit.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    const second = await told()
    const reached = waiting.waitForPosition(second, ['wallets'], 300_000)
    const advance = (): Promise<unknown> => kit.views.advance('wallets').catch(advance)
    await advance()
    expect(await reached).toBe(true)
  })

  test('keeps no connection on which nobody may listen, as on a standby', async () => {
    const pool = new Pool({ connectionString: kit.database.url, max: 2 })
    pool.on('connect', client => {
      const query = client.query.bind(client) as (...given: unknown[]) => unknown
      client.query = ((...given: unknown[]) =>
        given[0] === 'listen views_moved'
          ? Promise.reject(new Error('cannot execute LISTEN during recovery'))
          : query(...given)) as never
    })
    const standby = createViews({ pool, log: kit.log })
    const position = await told()
    for (const _ of [1, 2, 3]) expect(await standby.waitForPosition(position, ['wallets'], 300)).toBe(false)
    await kit.views.advance('wallets')
    expect(await standby.waitForPosition(position, ['wallets'], 300_000)).toBe(true)
    await standby.close()
    await pool.end()
  })

  test('is for many at once', async () => {
    const position = await told()
    const all = Promise.all(
      Array.from({ length: 200 }, () => waiting.waitForPosition(position, ['wallets'], 300_000)),
    )
    await kit.views.catchUp()
    expect(new Set(await all)).toEqual(new Set([true]))
  })
})
