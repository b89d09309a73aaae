import { type Api, startApi } from '@strongroom/api'
import { createLogger } from '@strongroom/api/logging'
import { readConfig } from '@strongroom/shared/config'
import { openQueues, startWorkers } from '@strongroom/workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type SmtpServer, startSmtpServer } from './testing/smtp-server.ts'
import { db, environment, givenDatabase, killableWorkers, log, stops } from './testing/workers-kit.ts'

const logger = createLogger({ process: 'workers', level: 'silent' })
const hour = 3_600_000
/** So seldom that only a wake-up brings a mail. */
const paces = { look: hour }

let smtp: SmtpServer

givenDatabase()
beforeEach(async () => {
  smtp = await startSmtpServer()
  stops.push(smtp.stop)
})
afterEach(() => void vi.useRealTimers())

const config = () => readConfig({ ...environment(), SMTP_URL: smtp.url })
const startedApi = (): Promise<Api> => startApi({ config: config(), log, logger })
const startedWorkers = async () => {
  const workers = await startWorkers({ config: config(), log, logger, paces })
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
  vi.waitFor(() => expect(smtp.taken).toEqual(recipients), { timeout: 300_000, interval: 20 })

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

  test('is not done on a clock any more: workers drop what an earlier version has scheduled', async () => {
    const queues = openQueues({
      databaseUrl: environment().DATABASE_URL,
      onError: () => {},
      onFailed: () => {},
    })
    stops.push(queues.close)
    const chores = queues.queue('chores')
    for (const every of [hour, 2 * hour]) await chores.upsertJobScheduler(`every ${every}`, { every })
    await startedWorkers()
    expect(await chores.getJobSchedulers()).toEqual([])
    expect((await chores.getDelayed()).filter(({ repeatJobKey }) => repeatJobKey)).toEqual([])
  })

  test('is done by another worker when the first dies in the middle', async () => {
    const api = await startedApi()
    stops.push(api.stop)
    const begun = smtp.holdOne()
    const kill = killableWorkers({ SMTP_URL: smtp.url })
    await askForCode(api, 'dan@example.com')
    await begun
    await kill()
    expect(await posted()).toEqual([{ recipient: 'dan@example.com', tries: 1, sent: false }])
    // A mail that was not taken is tried again after a while, which is over now.
    await db.query('update private.mailbox set next_try_at = now()')
    await startedWorkers()
    await takenIs('dan@example.com')
  })
})
