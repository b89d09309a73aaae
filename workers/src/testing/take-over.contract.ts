import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type FreshDatabase, freshDatabase } from '@strongroom/ledger/testing'
import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openQueues, type Queues } from '../queue/queues.ts'
import { until } from './until.ts'

const program = fileURLToPath(new URL('./holding-process.ts', import.meta.url))
const patienceMs = 600_000

/** The contract of taking jobs over, for every store that carries them. */
export const takeOverContract = (
  name: string,
  startStore: () => Promise<{ readonly url: string | undefined; readonly stop: () => Promise<void> }>,
): void => {
  describe(`jobs on ${name}`, () => {
    let store: Awaited<ReturnType<typeof startStore>>
    let database: FreshDatabase
    let pool: Pool
    let children: ChildProcess[]
    let opened: Queues[]
    let troubles: string[]

    beforeEach(async () => {
      store = await startStore()
      database = await freshDatabase()
      pool = new Pool({ connectionString: database.url })
      await pool.query('create table runs (job text, by int); create table may_end (job text)')
      children = []
      opened = []
      troubles = []
    })
    afterEach(async () => {
      for (const child of children) child.kill('SIGKILL')
      await Promise.all(opened.map(queues => queues.close()))
      await pool.end()
      await database.drop()
      await store.stop()
    })

    const open = () => {
      const queues = openQueues({
        ...{ databaseUrl: database.url, redisUrl: store.url },
        onError: ({ message }) => void troubles.push(message),
        onFailed: (_, { message }) => void troubles.push(message),
      })
      opened.push(queues)
      return queues
    }
    const startProcess = async () => {
      const child = spawn(process.execPath, [program], {
        env: { ...process.env, DATABASE_URL: database.url, REDIS_URL: store.url },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      children.push(child)
      await once(child, 'message')
      return child
    }
    const runsOf = async (job: string): Promise<number[]> =>
      (await pool.query('select by from runs where job = $1', [job])).rows.map(({ by }) => by)
    const untilRun = (job: string, times: number) => until(async () => (await runsOf(job)).length === times)
    const letEnd = (job: string) => pool.query('insert into may_end values ($1)', [job])
    const isEmpty = async (queue: ReturnType<Queues['queue']>) =>
      Object.values(await queue.getJobCounts('waiting', 'active', 'failed')).every(count => count === 0)

    test(
      'are taken over from a process that was killed, though their locks last for hours',
      async () => {
        const queue = open().queue('held')
        const first = await startProcess()
        await queue.add('a', {})
        await untilRun('a', 1)
        const second = await startProcess()
        first.kill('SIGKILL')
        await untilRun('a', 2)
        await letEnd('a')
        await until(() => isEmpty(queue))
        expect(await runsOf('a')).toEqual([first.pid, second.pid])
      },
      patienceMs,
    )

    test(
      'that a process left behind are taken over by the next that starts',
      async () => {
        const queue = open().queue('held')
        const first = await startProcess()
        await queue.add('a', {})
        await untilRun('a', 1)
        first.kill('SIGKILL')
        await once(first, 'exit')
        await startProcess()
        await untilRun('a', 2)
      },
      patienceMs,
    )

    test(
      'of a process that is stopped, however long, are never given out again',
      async () => {
        const queue = open().queue('held')
        const stopped = await startProcess()
        await queue.add('a', {})
        await untilRun('a', 1)
        stopped.kill('SIGSTOP')
        // Others are seen to take over from one that is gone, twice, while the first is stopped.
        const survivor = await startProcess()
        for (const job of ['b', 'c']) {
          const killed = await startProcess()
          survivor.kill('SIGSTOP')
          await queue.add(job, {})
          await untilRun(job, 1)
          survivor.kill('SIGCONT')
          killed.kill('SIGKILL')
          await untilRun(job, 2)
        }
        expect(await runsOf('a')).toEqual([stopped.pid])
        stopped.kill('SIGCONT')
        for (const job of ['a', 'b', 'c']) await letEnd(job)
        await until(() => isEmpty(queue))
        expect(await runsOf('a')).toEqual([stopped.pid])
      },
      patienceMs,
    )

    test.each([
      ['ended', async () => {}],
      ['failed', async () => Promise.reject(new Error('too late'))],
    ])(
      'that %s after they were taken over change nothing, quietly',
      async (_, end) => {
        const [late, other] = [open(), open()]
        const queue = late.queue('held')
        const [mayEnd, began] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
        const runs: string[] = []
        late.work(
          'held',
          async ({ name }) => {
            runs.push(`late ${name}`)
            began.resolve()
            await mayEnd.promise
            await end()
          },
          1,
        )
        await late.ready()
        await queue.add('a', {})
        await began.promise
        // As when its machine has been away from the network for a while.
        await pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'strongroom process'`,
        )
        const ended = Promise.withResolvers<void>()
        const taken = Promise.withResolvers<void>()
        other.work(
          'held',
          async ({ name }) => {
            runs.push(`other ${name}`)
            taken.resolve()
            await ended.promise
          },
          1,
        )
        await other.ready()
        await taken.promise
        mayEnd.resolve()
        await until(async () => late.lateFinishes() === 1)
        expect(runs).toEqual(['late a', 'other a'])
        ended.resolve()
        await until(() => isEmpty(queue))
        expect(other.lateFinishes()).toBe(0)
        expect(troubles.filter(trouble => !trouble.includes('terminat'))).toEqual([])
      },
      patienceMs,
    )
  })
}
