import { setImmediate as nextTurn } from 'node:timers/promises'
import { connections } from '@strongroom/ledger/eventlog/tools'
import { type FreshDatabase, freshDatabase } from '@strongroom/ledger/testing'
import { Client, Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { until } from '../testing/until.ts'
import { LONGEST_WAIT_S } from './postgres-backend.ts'
import { openQueues, type Queues } from './queues.ts'

test('a worker whose database is not there says so, and does not hold up the process with tries', async () => {
  const database = await freshDatabase()
  const missing = Object.assign(new URL(database.url), { pathname: '/missing' }).href
  const errors: string[] = []
  const queues = openQueues({
    databaseUrl: missing,
    onError: ({ message }) => void errors.push(message),
    onFailed: () => {},
  })
  queues.work('chores', async () => {}, 4)
  await expect(queues.ready()).rejects.toThrow('database "missing" does not exist')
  // A worker that tries without a pause lets no turn of the event loop pass.
  for (let turn = 0; turn < 20; turn++) await nextTurn()
  expect(errors.length).toBeLessThan(10)
  await queues.close()
  await database.drop()
})

describe('a queue in PostgreSQL', () => {
  let database: FreshDatabase
  let pool: Pool
  let queues: Queues
  let troubles: string[]

  beforeEach(async () => {
    database = await freshDatabase()
    pool = new Pool({ connectionString: database.url, max: 1 })
    troubles = []
    queues = openQueues({
      databaseUrl: database.url,
      onError: ({ message }) => void troubles.push(message),
      onFailed: (_, { message }) => void troubles.push(message),
    })
  })
  afterEach(async () => {
    await queues.close()
    await pool.end()
    await database.drop()
  })

  /** The processes of PostgreSQL that serve the queue. */
  const serving = async () => {
    const { rows } = await pool.query<{ pid: number; name: string }>(
      `select pid, application_name as name from pg_stat_activity
       where datname = current_database() and application_name in ('strongroom queue', 'strongroom process')
       order by pid`,
    )
    return rows
  }

  test('runs a thousand jobs, each tenth of which it cannot finish, on the connections it has', async () => {
    const queue = queues.queue('chores')
    const ended = new Map<string, number>()
    const all = Promise.withResolvers<void>()
    const end = (name: string) => {
      ended.set(name, (ended.get(name) ?? 0) + 1)
      if (ended.size === 1_001) all.resolve()
    }
    queues.work(
      'chores',
      async ({ name, id }) => {
        // Its end is refused: there is no such job any more.
        if (name.endsWith('0')) await pool.query('delete from bullmq.job where id = $1', [id])
        end(name)
      },
      20,
    )
    await queues.ready()
    await Promise.all(Array.from({ length: 20 }, (_, at) => queue.add(`${at}`, {})))
    await until(async () => ended.size === 20)
    const before = await serving()
    await queue.addBulk(Array.from({ length: 980 }, (_, at) => ({ name: `${at + 20}`, data: {} })))
    await queue.add('last', {})
    await all.promise
    // The job of a late finish is not there to be counted: each is waited for.
    await until(async () => queues.lateFinishes() >= 100)
    await until(async () => Object.values(await queue.getJobCounts('waiting', 'active')).every(n => n === 0))
    // The pool may have grown under load; no connection of it was lost.
    const after = await serving()
    expect(after).toEqual(expect.arrayContaining(before))
    expect(after.length).toBeLessThanOrEqual(connections.workersQueue + connections.workersSession)
    expect([...ended.values()].every(times => times === 1)).toBe(true)
    expect(queues.lateFinishes()).toBe(100)
    expect(troubles).toEqual([])
  }, 600_000)

  test('keeps no rows of what has happened to a job', async () => {
    const queue = queues.queue('chores')
    const { promise: done, resolve } = Promise.withResolvers<void>()
    queues.work('chores', async () => resolve(), 1)
    await queue.add('chore', {})
    await done
    await until(async () => (await queue.getJobCounts('active')).active === 0)
    expect((await pool.query('select event from bullmq.event')).rows).toEqual([])
  })

  test('gives a job out again whose end could not be written', async () => {
    const queue = queues.queue('chores')
    await queue.waitUntilReady()
    await pool.query(`
      create sequence public.tries;
      create function public.refuse_once() returns trigger language plpgsql as $$ begin
        if nextval('public.tries') <= 2 then raise 'no room'; end if;
        return new;
      end $$;
      create trigger refuse_once before update on bullmq.job for each row
        when (new.state in ('completed', 'failed')) execute function public.refuse_once()`)
    let runs = 0
    queues.work('chores', async () => void runs++, 1)
    await queues.ready()
    await queue.add('a', {})
    await until(async () => runs === 2)
    await until(async () => (await queue.getJobCounts('active')).active === 0)
    expect(troubles).toEqual(['no room', 'no room'])
  }, 600_000)

  test('asks nothing of the database while it is alone and has no jobs', async () => {
    queues.queue('chores')
    queues.work('chores', async () => {}, 4)
    queues.work('projections', async () => {}, 4)
    await queues.ready()
    const idle = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and application_name like 'strongroom %'
        and state_change > now() - interval '3 s'`
    await until(async () => (await pool.query(idle)).rows[0].n === 0)
  }, 600_000)

  describe('whose listening connection breaks', () => {
    /** A worker that looks for no job by itself for a day. */
    const listen = async () => {
      const ran: string[] = []
      const worker = queues.work('chores', async ({ name }) => void ran.push(name), 1)
      worker.opts.drainDelay = 86_400
      // After a wait that failed, too, where BullMQ has an hour.
      expect(Reflect.get(worker, 'maximumBlockTimeout')).toBe(LONGEST_WAIT_S)
      await queues.ready()
      return ran
    }
    const listening = async (): Promise<number[]> =>
      (
        await pool.query(
          `select pid from pg_stat_activity where datname = current_database() and query like '%LISTEN bullmq_jobs%'
             and pid <> pg_backend_pid()`,
        )
      ).rows.map(({ pid }) => pid)
    const end = (pids: readonly number[]) =>
      pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids])

    test('hears of a job that comes in that moment, again and again', async () => {
      const queue = queues.queue('chores')
      const ran = await listen()
      for (const name of ['a', 'b', 'c']) {
        const pids = await until(async () => (await listening()).length > 0 && listening())
        await Promise.all([end(pids), queue.add(name, {})])
        await until(async () => ran.includes(name))
      }
    }, 600_000)

    test('hears of what came while the database took no connections, as soon as it takes them', async () => {
      const ran = await listen()
      await until(async () => (await listening()).length > 0)
      const own = (await serving()).map(({ pid }) => pid)
      const other = openQueues({ databaseUrl: database.url, onError: () => {}, onFailed: () => {} })
      const queue = other.queue('chores')
      await queue.add('first', {})
      await until(async () => ran.includes('first'))
      const elsewhere = new Pool({
        connectionString: Object.assign(new URL(database.url), { pathname: '/postgres' }).href,
      })
      const name = new URL(database.url).pathname.slice(1)
      const take = (may: boolean) => elsewhere.query(`alter database "${name}" with allow_connections ${may}`)
      await take(false)
      await end(own)
      await queue.add('missed', {})
      await until(async () => troubles.some(trouble => trouble.includes('not currently accepting')))
      await take(true)
      await until(async () => ran.includes('missed'))
      await queue.add('next', {})
      await until(async () => ran.includes('next'))
      await other.close()
      await elsewhere.end()
    }, 600_000)

    test('looks again where the look for what came meanwhile has failed', async () => {
      const ran = await listen()
      await until(async () => (await listening()).length > 0)
      const { query } = Client.prototype
      let failed = 0
      // The connection of that look breaks too, once; of the job that came meanwhile no word is heard.
      const breaking = vi.spyOn(Client.prototype, 'query').mockImplementation(async function (
        this: Client,
        ...given: unknown[]
      ) {
        if (failed === 0 && String(given[0]).includes('AS present')) {
          failed++
          await pool.query(
            `insert into bullmq.job (queue, id, seq, name, state, data, opts, added_at_ms)
             values ('chores', 'a', 1, 'a', 'waiting', '{}', '{}', 0)`,
          )
          await end([Reflect.get(this, 'processID')])
        }
        return Reflect.apply(query, this, given)
      } as never)
      await end(await listening())
      await until(async () => ran.includes('a'))
      breaking.mockRestore()
      expect(failed).toBe(1)
    }, 600_000)
  })
})
