import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApi } from '@strongroom/api'
import { type Log, openLog } from '@strongroom/ledger/eventlog/log'
import { type FreshDatabase, freshDatabase } from '@strongroom/ledger/testing'
import { readConfig } from '@strongroom/shared/config'
import { createLogger, startWorkers } from '@strongroom/workers'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginLargeImport, holdBooking } from './testing/large-import.ts'
import { root } from './tool.ts'

const logger = createLogger('silent')

let database: FreshDatabase
let log: Log
let db: Pool
let folder: string
let stops: (() => Promise<unknown>)[]

beforeEach(async () => {
  database = await freshDatabase()
  log = await openLog({ databaseUrl: database.url })
  db = new Pool({ connectionString: database.url })
  db.on('connect', client => client.on('error', () => {}))
  folder = mkdtempSync(join(tmpdir(), 'strongroom-import-'))
  stops = []
})
afterEach(async () => {
  for (const stop of stops.reverse()) await stop()
  await log.close()
  await db.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const environment = () => ({
  ...{ NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' },
})
const killableWorkers = () => {
  const child = spawn(process.execPath, [join(root, 'workers/src/main.ts')], {
    env: { ...process.env, ...environment() },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  stops.push(kill)
  return kill
}
/** The network transactions that are booked on a wallet, each as often as it is. */
const bookedOn = async (wallet: string) => {
  const { rows } = await db.query<{ transaction: string }>(
    `select data::json ->> 'networkTransactionId' as transaction from log.events
     where stream = $1 and type = 'CardLogBooked'`,
    [wallet],
  )
  return rows.map(({ transaction }) => transaction).sort()
}
const soon = { timeout: 60_000, interval: 50 }

test('a large import whose workers are killed in the middle of it has booked every row once', async () => {
  const config = readConfig(environment())
  const api = await startApi({ config, log, logger })
  await api.stop()
  const { importStream, wallet, transactions } = await beginLargeImport(db, log, 1_200)
  const held = await holdBooking(db, 'NT-1100')
  stops.push(held.letGo)
  const kill = killableWorkers()
  await vi.waitFor(async () => expect(await held.isWaited()).toBe(true), soon)
  await kill()
  const before = (await bookedOn(wallet)).length
  expect(before).toBeGreaterThanOrEqual(1_000)
  expect(before).toBeLessThan(transactions.length)
  await held.letGo()

  const workers = await startWorkers({ config, log, logger })
  stops.push(workers.stop)
  await vi.waitFor(async () => {
    const [last] = await log.readStream(importStream, { direction: 'backwards', limit: 1 })
    expect(last?.type).toBe('CardImportBooked')
  }, soon)
  expect(await bookedOn(wallet)).toEqual([...transactions].sort())
}, 150_000)
