import type { Views } from '@strongroom/projections'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPlatform, type Platform } from '../../testing/worker-kit.ts'
import { rebuildOutdated } from './rebuild-outdated.ts'

let platform: Platform
let said: { readonly projection: string; readonly msg: string }[]

beforeEach(async () => {
  platform = await openPlatform()
  said = []
  await platform.open('1', 'USD')
  await platform.views.catchUp()
  await platform.pool.query(
    `update views.checkpoint set version = version - 1 where projection = 'wallets' and generation = 'live'`,
  )
  await platform.open('1', 'EUR')
})
afterEach(() => platform.stop())

const job = (views: Pick<Views, 'status' | 'rebuild'> = platform.views) =>
  rebuildOutdated({
    views,
    logger: pino({ level: 'info' }, { write: line => void said.push(JSON.parse(line)) }),
    stopping: new AbortController().signal,
  })
const wallets = async () => (await platform.pool.query('select currency from views.wallets')).rows
const wasStale = async () =>
  (await platform.views.status()).filter(({ stale }) => stale).map(({ projection }) => projection)

describe('a read model of an older version', () => {
  test('is made anew, and goes on from there', async () => {
    expect(await wasStale()).toEqual(['wallets'])
    await Promise.all([job()(), job()()])
    expect(await wasStale()).toEqual([])
    await platform.views.catchUp()
    expect(await wallets()).toHaveLength(2)
  })

  test('is made anew by one turn, whatever turns come meanwhile', async () => {
    const asked: string[] = []
    let release = () => {}
    const isReleased = new Promise<void>(done => {
      release = done
    })
    const rebuild: Views['rebuild'] = async (name, how) => {
      asked.push(name)
      await isReleased
      return platform.views.rebuild(name, how)
    }
    const run = job({ ...platform.views, rebuild })
    const first = run()
    await vi.waitFor(() => expect(asked).toEqual(['wallets']), { timeout: 300_000 })
    await run()
    expect(asked).toEqual(['wallets'])
    release()
    await first
    expect(await wasStale()).toEqual([])
  })

  test('is made anew also while the log is not as it was written: it could not be read until then', async () => {
    await platform.pool.query(
      `insert into views.proof (number, position, equal, differences, more, chain_whole, chain_number, chain_checked_at, accounts, took_ms)
       values (1, '', true, '[]', 0, false, 1, now(), 1, 1)`,
    )
    await expect(platform.views.rebuild('swaps')).rejects.toThrow('the log is not as it was written')
    await job()()
    expect(await wasStale()).toEqual([])
  })

  test('that cannot be made anew keeps no other waiting', async () => {
    await platform.pool.query(
      `update views.checkpoint set version = version - 1 where projection = 'balances' and generation = 'live'`,
    )
    const rebuild: Views['rebuild'] = async (name, how) => {
      if (name === (await wasStale())[0]) throw new Error('the disk is full')
      return platform.views.rebuild(name, how)
    }
    const before = await wasStale()
    await job({ ...platform.views, rebuild })()
    expect(await wasStale()).toEqual(before.slice(0, 1))
    expect(said).toContainEqual(expect.objectContaining({ projection: before[0] }))
  })

  test('comes first where people look at it first', async () => {
    await platform.pool.query(`update views.checkpoint set version = version - 1 where generation = 'live'`)
    const asked: string[] = []
    const rebuild: Views['rebuild'] = async name => {
      asked.push(name)
      throw new Error('not made here')
    }
    await job({ ...platform.views, rebuild })()
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.slice(0, 5)).toEqual(['members', 'balances', 'wallets', 'movements', 'cards'])
    const rest = (await platform.views.status()).map(({ projection }) => projection)
    expect(asked.slice(7)).toEqual(rest.filter(each => !asked.slice(0, 7).includes(each)))
  })

  test('is none that a newer version has made: this process is what is old, and says so once', async () => {
    await platform.pool.query(
      `update views.checkpoint set version = version + 2 where projection = 'wallets' and generation = 'live'`,
    )
    const run = job()
    await run()
    await run()
    expect(await wasStale()).toEqual(['wallets'])
    expect(said.map(({ projection }) => projection)).toEqual(['wallets'])
  })

  test('or one that is lost in the log is made anew when it is seen to be so twice', async () => {
    await job()()
    await platform.pool.query(
      `update views.checkpoint set position = '99999999999999999999' where projection = 'wallets' and generation = 'live'`,
    )
    const isLost = async () => (await platform.views.status()).some(({ lost }) => lost)
    const run = job()
    await run()
    expect(await isLost()).toBe(true)
    await run()
    expect(await isLost()).toBe(false)
    await platform.views.catchUp()
    expect(await wallets()).toHaveLength(2)
  })

  test('that comes out otherwise is left to an operator, and spoken of once', async () => {
    await platform.pool.query('update views.wallets set amount = 7')
    const run = job()
    await run()
    await run()
    expect(said.map(({ projection }) => projection)).toEqual(['wallets'])
    expect(await wasStale()).toEqual(['wallets'])
    await platform.views.cutOver('wallets', [{ unit: 'USD', amount: '7' }])
    expect(await wasStale()).toEqual([])
  })
})
