import { startApi } from '@strongroom/api'
import { createLogger } from '@strongroom/api/logging'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { readConfig } from '@strongroom/shared/config'
import { startWorkers } from '@strongroom/workers'
import { expect, test, vi } from 'vitest'
import { db, environment, givenDatabase, stops } from './testing/workers-kit.ts'

givenDatabase()

/** The connections that the parts of a platform hold, by process of PostgreSQL. Those of the test itself and of scans do not count. */
const held = async (): Promise<readonly number[]> => {
  const { rows } = await db.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend'
       and application_name not in ('strongroom log scan', $1) order by pid`,
    [own],
  )
  return rows.map(({ pid }) => pid)
}
const own = 'test of connections'

test('a platform under load opens at most 40 connections to PostgreSQL, once', {
  timeout: 300_000,
}, async () => {
  db.options.application_name = own
  const logger = createLogger({ process: 'workers', level: 'silent' })
  const config = readConfig({ ...environment(), RATE_LIMITS: 'off' })
  // As in processes of their own, each with the log open.
  const [apiLog, workersLog] = [await openLog({ ...config, logger }), await openLog({ ...config, logger })]
  stops.push(apiLog.close, workersLog.close)
  const api = await startApi({ config, log: apiLog, logger })
  stops.push(api.stop)
  const workers = await startWorkers({ config, log: workersLog, logger })
  stops.push(workers.stop)

  const call = async (path: string, init?: RequestInit) =>
    (await fetch(`http://127.0.0.1:${api.port}/v1${path}`, init)).text()
  const register = (email: string) =>
    call('/user/getEmailCode', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, scene: 'register' }),
    })
  const load = (round: number) =>
    Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        at % 2 ? call('/proof') : register(`member-${round}-${at}@example.com`),
      ),
    )

  await load(1)
  const before = await held()
  await load(2)
  const after = await held()
  expect(before.filter(pid => !after.includes(pid))).toEqual([])
  expect(after.length).toBeLessThanOrEqual(40)
  // Every pool has been asked for more than it holds.
  await vi.waitFor(async () => expect((await held()).length).toBeGreaterThan(20), { timeout: 60_000 })
})
