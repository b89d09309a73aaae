import { failedRuns, readWork, retryRun } from '@strongroom/api/vault'
import { latestProof } from '@strongroom/projections/proof'
import { getWallets } from '@strongroom/projections/wallet'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Workers } from './start-workers.ts'
import { openPlatform, type Platform, until } from './testing/worker-kit.ts'

const patienceMs = 300_000
const quick = { look: 300, 'prove-balances': 300 }

/** The contract of workers, for every store that carries their jobs. */
export const workersContract = (
  name: string,
  startQueue: () => Promise<{ readonly url: string | undefined; readonly stop: () => Promise<void> }>,
): void => {
  describe(`workers on ${name}`, () => {
    let queue: Awaited<ReturnType<typeof startQueue>>
    let platform: Platform
    let running: Workers[]

    const start = async (over: Parameters<Platform['work']>[0] = {}) => {
      const workers = await platform.work({ redisUrl: queue.url, paces: quick, ...over })
      running.push(workers)
      return workers
    }

    beforeEach(async () => {
      queue = await startQueue()
      platform = await openPlatform()
      running = []
    })
    afterEach(async () => {
      await Promise.all(running.map(workers => workers.stop()))
      await platform.stop()
      await queue.stop()
    })

    test('bring the read models up to what was there before, and keep them up', async () => {
      const before = await platform.register('1')
      await start()
      expect(await platform.views.waitForPosition(before.position, platform.views.names, patienceMs)).toBe(
        true,
      )
      for (const currency of ['USD', 'EUR', 'BTC']) {
        const { position } = await platform.open('1', currency)
        expect(await platform.views.waitForPosition(position, platform.views.names, patienceMs)).toBe(true)
      }
      expect(await getWallets(platform.pool, '1')).toHaveLength(3)
    })

    test('say how their jobs and queues go', async () => {
      await start({ paces: { ...quick, notes: 100 } })
      const ran = async (name: string) => (await readWork(platform.pool)).jobs.find(({ job }) => job === name)
      await until(async () => ((await ran('prove-balances'))?.runs ?? 0) >= 2)
      expect(await ran('prove-balances')).toMatchObject({ failures: 0, tookMs: expect.any(Number) })
      // The queues are written down after the jobs.
      const queues = async () => (await readWork(platform.pool)).queues.map(({ queue }) => queue)
      await until(async () => (await queues()).length > 1)
      expect(await queues()).toEqual(['chores', 'projections'])
    })

    test('run a job that has failed for good again once it is retried by hand, and what it gave up is done once', async () => {
      const { pool } = platform
      const count = async (from: string) => (await pool.query(`select from ${from}`)).rowCount
      await pool.query(`
        create function refuse_papers() returns trigger language plpgsql as $$
          begin raise exception 'the disk is full'; end $$;
        create trigger refuse_papers before insert on private.account_statement_files
          for each statement execute function refuse_papers();
        insert into private.members (uid, email, username, user_type) values (7, 'reader@example.com', 'reader', 0);
        insert into private.account_statements (id, uid, kind, first_day, last_day, time_zone, language, by_mail)
        values (gen_random_uuid(), 7, 'statement', '2026-01-01', '2026-01-31', 'UTC', 'en', true)`)
      // Nothing but the hand wakes it: no look comes while the test lasts.
      await start({ paces: { ...quick, look: patienceMs } })
      const failures = async () => (await failedRuns(pool)).filter(({ job }) => job === 'make-statements')
      await until(async () => (await failures()).length === 1)
      expect(await failures()).toMatchObject([{ queue: 'chores', error: 'the disk is full' }])
      expect(await count('private.mailbox')).toBe(0)
      await pool.query('drop function refuse_papers cascade')
      const [failed] = await failures()
      expect(await retryRun(pool, failed?.id ?? '')).toMatchObject({ job: 'make-statements' })
      await until(async () => (await count('private.account_statements where status = 1')) === 1)
      expect(await retryRun(pool, failed?.id ?? '')).toBeUndefined()
      expect(await failures()).toEqual([])
      expect(await count(`private.mailbox where letter = 'monthly-statement'`)).toBe(1)
    })

    test('say that they run, on which queue, until they stop', async () => {
      const told = async () => (await platform.pool.query('select kind, queue from work.processes')).rows
      const workers = await start()
      expect(await told()).toEqual([{ kind: 'workers', queue: queue.url ? 'redis' : 'postgresql' }])
      await workers.stop()
      running = []
      expect(await told()).toEqual([])
    })

    test('share the work when there are several, and go on when one stops', async () => {
      const [first] = [await start(), await start()]
      for (let n = 0; n < 20; n++) await platform.open(String(n), 'USD')
      await first.stop()
      running = running.filter(each => each !== first)
      const { position } = await platform.open('1', 'EUR')
      expect(await platform.views.waitForPosition(position, platform.views.names, patienceMs)).toBe(true)
      expect(await platform.views.status()).toSatisfy((all: { events: number }[]) =>
        all.every(each => each.events >= 21),
      )
    })

    test('notice what nobody woke them for', async () => {
      // A subscription that never says anything is a lost wake-up for ever.
      const deaf = { ...platform.log, subscribe: () => ({ close: async () => {} }) }
      // The job that is there waits for a bell that never rings; the next begins when it has given up.
      await start({ log: deaf, lingerMs: 100 })
      await platform.views.waitForPosition(
        (await platform.register('1')).position,
        platform.views.names,
        patienceMs,
      )
      const { position } = await platform.open('1', 'USD')
      expect(await platform.views.waitForPosition(position, platform.views.names, patienceMs)).toBe(true)
    })

    test('prove the balances, and say so loudly when they are wrong', async () => {
      await start()
      await platform.submit('1', 't1', '100.00')
      const { position } = await platform.approve('1', 't1')
      await platform.views.waitForPosition(position, platform.views.names, patienceMs)
      await until(async () => ((await latestProof(platform.pool))?.accounts ?? 0) === 2)
      expect(await latestProof(platform.pool)).toMatchObject({ equal: true, accounts: 2 })
      await platform.pool.query(`update views.wallets set amount = 1 where uid = '1'`)
      await until(async () => (await latestProof(platform.pool))?.equal === false)
      // Said after the proof is written.
      await until(async () => platform.lines.some(line => line.includes('the balances differ from the log')))
    })

    test('finish a payment whose second half a crash has prevented, once', async () => {
      await platform.submit('1', 't1', '100.00')
      await platform.approve('1', 't1')
      await platform.send('1', '2', 'p1', '30.00')
      await Promise.all([start(), start()])
      await until(async () => (await getWallets(platform.pool, '2'))[0]?.amount === '30')
      await until(async () => (await platform.pool.query('select from reactions.todo')).rowCount === 0)
      expect(await platform.log.readStream('wallet-2')).toHaveLength(1)
    })
  })
}
