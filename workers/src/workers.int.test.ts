import { randomUUID } from 'node:crypto'
import { createLedger, createMemoryLog, type Ledger, type Log, memberDecider, walletDecider } from '@strongroom/ledger'
import { type FreshDatabase, freshDatabase } from '@strongroom/ledger/testing'
import { createViews, latestProof, type Views } from '@strongroom/projections'
import { Pool } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWorkers, type Workers } from './start-workers.ts'

let database: FreshDatabase
let pool: Pool
let log: Log
let ledger: Ledger
let views: Views
let workers: Workers

beforeAll(async () => {
  database = await freshDatabase()
  pool = new Pool({ connectionString: database.url })
  log = createMemoryLog()
  ledger = createLedger({ log })
  views = createViews({ pool, log })
  await views.prepare(database.url)
  workers = await startWorkers({
    config: { databaseUrl: database.url, redisUrl: undefined, clockOffsetMs: 0 },
    log,
    logger: pino({ level: 'info' }),
  })
})
afterAll(async () => {
  await workers.stop()
  await views.close()
  await pool.end()
  await database.drop()
})

const ask = <C>(command: C) => ({
  id: randomUUID(),
  actor: { kind: 'system', id: 'test' } as const,
  correlationId: 'test',
  command,
})

describe('workers', () => {
  test('keep the read models up', async () => {
    const outcome = await ledger.handle(memberDecider, '1', ask({ type: 'RegisterMember', input: { userType: 0 } } as const))
    if (outcome.kind !== 'accepted') throw new Error()
    const t = performance.now()
    expect(await views.waitForPosition(outcome.position, views.names, 10_000)).toBe(true)
    console.log('visible after', performance.now() - t)
    for (let i = 0; i < 20; i++) {
      const o = await ledger.handle(walletDecider, '1', ask({ type: 'OpenWallet', input: { currency: 'C' + i }, given: { offered: true } } as const))
      if (o.kind !== 'accepted') throw new Error()
      const t = performance.now()
      expect(await views.waitForPosition(o.position, views.names, 10_000)).toBe(true)
      console.log('visible after', performance.now() - t)
      await new Promise(r => setTimeout(r, i > 10 ? 300 : 2))
    }
    await new Promise(r => setTimeout(r, 6000))
    console.log(await latestProof(pool))
  })
})
