import { startApi } from '@strongroom/api'
import { createLogger } from '@strongroom/api/logging'
import { readConfig } from '@strongroom/shared/config'
import { startWorkers } from '@strongroom/workers'
import { expect, test, vi } from 'vitest'
import { beginLargeImport, holdBooking } from './testing/large-import.ts'
import { db, environment, givenDatabase, killableWorkers, log, stops } from './testing/workers-kit.ts'

const logger = createLogger({ process: 'workers', level: 'silent' })

givenDatabase()

/** The network transactions that are booked on a wallet, each as often as it is. */
const bookedOn = async (wallet: string) => {
  const { rows } = await db.query<{ transaction: string }>(
    `select data::json ->> 'networkTransactionId' as transaction from log.events
     where stream = $1 and type = 'CardLogBooked'`,
    [wallet],
  )
  return rows.map(({ transaction }) => transaction).sort()
}
const soon = { timeout: 300_000, interval: 50 }

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
})
