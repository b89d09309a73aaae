import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Api, startApi } from '@strongroom/api'
import { type Log, openLog } from '@strongroom/ledger/eventlog/log'
import { type FreshDatabase, freshDatabase } from '@strongroom/ledger/testing'
import { readConfig } from '@strongroom/shared/config'
import { createLogger, openQueues, startWorkers } from '@strongroom/workers'
import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type SmtpServer, startSmtpServer } from './testing/smtp-server.ts'
import { root } from './tool.ts'

const logger = createLogger('silent')
const hour = 3_600_000
/** So seldom that only a wake-up brings a mail. */
const paces = { 'deliver-mail': hour }

let database: FreshDatabase
let smtp: SmtpServer
let log: Log
let db: Pool
let folder: string
let stops: (() => Promise<unknown>)[]

beforeEach(async () => {
  database = await freshDatabase()
  smtp = await startSmtpServer()
  log = await openLog({ databaseUrl: database.url })
  db = new Pool({ connectionString: database.url })
  db.on('connect', client => client.on('error', () => {}))
  folder = mkdtempSync(join(tmpdir(), 'strongroom-jobs-'))
  stops = []
})
afterEach(async () => {
  vi.useRealTimers()
  for (const stop of stops.reverse()) await stop()
  await log.close()
  await db.end()
  await smtp.stop()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const environment = () => ({
  NODE_ENV: 'test',
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  PORT: '0',
  SMTP_URL: smtp.url,
  LOG_LEVEL: 'silent',
})
const startedApi = (): Promise<Api> => startApi({ config: readConfig(environment()), log, logger })
const startedWorkers = async () => {
  const workers = await startWorkers({ config: readConfig(environment()), log, logger, paces })
  stops.push(workers.stop)
}
const askForCode = async ({ port }: Api, email: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/user/getEmailCode`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, scene: 'register' }),
  })
  expect(await answer.json()).toMatchObject({ status: true })
}
const posted = async () =>
  (await db.query('select recipient, tries, sent_at is not null as sent from private.mailbox order by id'))
    .rows
const takenIs = (...recipients: string[]) =>
  vi.waitFor(() => expect(smtp.taken).toEqual(recipients), { timeout: 20_000, interval: 20 })

describe('what comes due later', () => {
  test('is nothing that an API process does, however long it runs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    const api = await startedApi()
    await askForCode(api, 'ada@example.com')
    await vi.advanceTimersByTimeAsync(hour)
    vi.useRealTimers()
    // Waits for all work that a timer has begun.
    await api.stop()
    expect(await posted()).toEqual([{ recipient: 'ada@example.com', tries: 0, sent: false }])
    await startedWorkers()
    await takenIs('ada@example.com')
  })

  test('is done once by two workers, as soon as it is posted', async () => {
    const api = await startedApi()
    stops.push(api.stop)
    await Promise.all([startedWorkers(), startedWorkers()])
    await askForCode(api, 'ben@example.com')
    await takenIs('ben@example.com')
    await askForCode(api, 'cleo@example.com')
    await takenIs('ben@example.com', 'cleo@example.com')
  })

  test('stands in the queue, every job by its name', async () => {
    await startedWorkers()
    const queues = openQueues({ databaseUrl: database.url, onError: () => {}, onFailed: () => {} })
    stops.push(queues.close)
    const names = (await queues.queue('chores').getJobSchedulers()).map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        ...[
          'book-card-imports',
          'deliver-mail',
          'finish-collections',
          'finish-deletions',
          'finish-proposals',
        ],
        ...['post-proposal-letters', 'prove-liabilities', 'reconcile-statements', 'sweep-expired'],
        'tell-operators',
      ]),
    )
  })

  test('is done by another worker when the first dies in the middle', async () => {
    const api = await startedApi()
    stops.push(api.stop)
    const begun = smtp.holdOne()
    const child = spawn(process.execPath, [join(root, 'workers/src/main.ts')], {
      env: { ...process.env, ...environment() },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await askForCode(api, 'dan@example.com')
    await begun
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await posted()).toEqual([{ recipient: 'dan@example.com', tries: 1, sent: false }])
    // A mail that was not taken is tried again after a while, which is over now.
    await db.query('update private.mailbox set next_try_at = now()')
    await startedWorkers()
    await takenIs('dan@example.com')
  }, 60_000)
})
