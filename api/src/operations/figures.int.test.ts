import type { wire } from '@strongroom/shared'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { startHeartbeat } from '../vault/heartbeat.ts'
import { noteFailure } from '../vault/job-failures.ts'
import { deliver } from '../vault/mail/post.ts'
import { lastMigration, readProcesses } from '../vault/processes.ts'
import { noteJobs, noteQueues } from '../vault/work.ts'
import { noteFigures } from './note-figures.ts'

let api: Api
let operator: Person
beforeAll(async () => {
  api = await startApi({ config: { buildCommit: 'c0ffee' } })
  operator = await api.person('operator', { role: 'operator' })
})
afterAll(() => api.stop())

const payInterest = { queue: 'chores', job: 'pay-interest', about: '' }
const read = async (name: string) => (await api.get(`/operations/${name}/S`, { as: operator })).body.data

describe('an operator reads', () => {
  test('how far read models were behind, and how the log grows', async () => {
    await api.db.query(`insert into private.log_sizes values (current_date - 1, 1, 100)`)
    await api.views.waitForPosition(await api.log.head(), api.views.names, 300_000)
    await noteFigures({ db: api.db, views: api.views })()
    const lag = await read('lag')
    expect(lag).toHaveLength(api.views.names.length)
    expect(lag[0].samples).toEqual([
      { date: expect.any(String), behind_events: expect.any(Number), behind_ms: expect.any(Number) },
    ])
    const [{ days, version, commit, database }] = await read('platform')
    expect(days[0].events).toBeGreaterThan(1)
    expect(days[0].added).toBe(days[0].events - 1)
    expect(days[0].bytes).toBeGreaterThan(0)
    expect({ version, commit, database }).toEqual({
      commit: 'c0ffee',
      version: expect.stringMatching(/^\d/),
      database: expect.stringMatching(/^\d/),
    })
  })

  test('how far read models were behind in the last hour, day and week, as the worst of each part', async () => {
    const sample = (ago: string, behind: number) =>
      api.db.query(
        `insert into private.read_model_samples
         select date_bin('15 minutes', now() - $1::interval, to_timestamp(0)) + make_interval(secs => $2 % 60), 'old', 9, 1, $2`,
        [ago, behind],
      )
    await api.db.query(`delete from private.read_model_samples where projection = 'old'`)
    await sample('8 days', 9_001)
    for (const behind of [1_005, 1_017, 1_011]) await sample('3 hours', behind)
    await sample('30 minutes', 2_000)
    await noteFigures({ db: api.db, views: api.views })()
    const behind = async (minutes: number) => {
      const path = `/operations/lag/S/${encodeURIComponent(JSON.stringify({ minutes }))}`
      const lags: wire.LagRecord[] = (await api.get(path, { as: operator })).body.data
      const own = lags.find(({ projection }) => projection === 'old')
      return [...new Set(own?.samples.map(({ behind_ms }) => behind_ms))]
    }
    const { rows } = await api.db.query(
      `select behind_ms::int from private.read_model_samples where projection = 'old' order by at`,
    )
    expect(rows.map(({ behind_ms }) => behind_ms)).toEqual([1_017, 2_000])
    expect(await behind(1_440)).toEqual([1_017, 2_000])
    expect(await behind(10_080)).toEqual([1_017, 2_000])
    expect(await behind(60)).toEqual([1_017, 2_000])
    expect(await behind(15)).toEqual([2_000])
    await api.db.query(`delete from private.read_model_samples where projection = 'old'`)
  })

  test('a read model that has caught up since it was behind as one that stands so now', async () => {
    await api.db.query(
      `insert into private.read_model_samples
       select date_bin('15 minutes', now() - ago::interval, to_timestamp(0)) + make_interval(secs => seconds), 'old', 9, 1, behind
       from (values ('2 hours', 10, 9000), ('2 hours', 20, 500), ('2 hours', 30, 0)) as noted (ago, seconds, behind)`,
    )
    await noteFigures({ db: api.db, views: api.views })()
    const behind = async (minutes: number) => {
      const path = `/operations/lag/S/${encodeURIComponent(JSON.stringify({ minutes }))}`
      const lags: wire.LagRecord[] = (await api.get(path, { as: operator })).body.data
      return lags.find(({ projection }) => projection === 'old')?.samples.map(({ behind_ms }) => behind_ms)
    }
    expect(await behind(15)).toEqual([0, 0])
    expect(await behind(60)).toEqual([0, 0])
    expect(await behind(1_440)).toEqual([9_000, 0])
    await api.db.query(`delete from private.read_model_samples where projection = 'old'`)
  })

  test('the last migration of each part, with the schemas that it makes', async () => {
    const [{ migrations }] = await read('platform')
    expect(migrations).toContainEqual({
      ...{ part: 'private', schemas: ['private', 'seal', 'work'] },
      ...{ name: lastMigration(), ran_date: expect.any(String) },
    })
    expect(migrations.map(({ part }: { part: string }) => part)).toEqual(['log', 'private', 'views'])
  })

  test('which processes run, of which build, until they end', async () => {
    const start = (kind: 'api' | 'workers', buildCommit: string) =>
      startHeartbeat({
        ...{ db: api.db, kind, config: { buildCommit, redisUrl: 'redis://redis' } },
        onError: error => {
          throw error
        },
      })
    const older = await start('api', 'c0ffee')
    const newest = await start('workers', 'decade')
    const processes = async () => (await read('platform'))[0].processes
    const same = { migration: lastMigration(), log: 'postgresql', queue: 'redis', id: expect.any(String) }
    expect(await processes()).toMatchObject([
      { ...same, kind: 'api', commit: 'c0ffee', state: 'older' },
      { ...same, kind: 'workers', commit: 'decade', state: 'current' },
    ])
    await older.stop()
    expect(await processes()).toMatchObject([{ kind: 'workers' }])
    await newest.stop()
    expect(await processes()).toEqual([])
  })

  test('no process that was not seen for an hour', async () => {
    await api.db.query(
      `insert into work.processes (id, kind, version, migration, log, queue, started_at, seen_at)
       select gen_random_uuid(), 'api', '0', '1', 'postgresql', 'postgresql', now(), now() - ago
       from unnest(array[interval '61 minutes', interval '59 minutes']) as ago`,
    )
    const heartbeat = await startHeartbeat({
      ...{ db: api.db, kind: 'api', config: {}, everyMs: 5 },
      onError: error => {
        throw error
      },
    })
    const found = async () => (await readProcesses(api.db)).processes
    expect((await found()).map(({ kind, unseen_ms }) => [kind, unseen_ms > 3_000_000])).toEqual([
      ['api', true],
      ['api', false],
    ])
    const [first] = (await found()).toReversed()
    await expect.poll(async () => (await found()).at(-1)?.seen_at).not.toBe(first?.seen_at)
    expect((await found()).at(-1)).toMatchObject({ id: first?.id, started_at: first?.started_at })
    await heartbeat.stop()
    await api.db.query('delete from work.processes')
  })

  test('how queues and jobs go, and why a job failed last', async () => {
    const startedAt = new Date().toISOString()
    await noteJobs(api.db, [{ job: 'pay-interest', runs: 3, failures: 1, startedAt, tookMs: 12 }])
    await noteQueues(api.db, [
      { queue: 'chores', waiting: 1, active: 2, delayed: 3, failed: 4, oldestAt: null },
    ])
    await noteFailure(api.db, payInterest, new Error('the catalogue does not know XYZ'))
    const [{ queues, jobs }] = await read('queues')
    expect(queues).toMatchObject([{ queue: 'chores', waiting: 1, active: 2, delayed: 3, failed: 1 }])
    expect(jobs).toMatchObject([
      {
        ...{ job: 'pay-interest', runs: 3, failures: 1, took_ms: 12, ran_date: startedAt },
        ...{ failed_date: expect.any(String), error: 'the catalogue does not know XYZ' },
      },
    ])
  })

  test('each run that failed, ten of a job, and has one of them run again', async () => {
    const advance = { queue: 'projections', job: 'advance', about: 'wallets' }
    for (let run = 1; run <= 12; run++) await noteFailure(api.db, advance, new Error(`failure ${run}`))
    const failed = async () =>
      (await read('queues'))[0].failed.filter(({ job }: { job: string }) => job === 'advance')
    const runs = await failed()
    expect(runs.map(({ error }: { error: string }) => error)).toEqual(
      Array.from({ length: 10 }, (_, at) => `failure ${12 - at}`),
    )
    expect(runs[0]).toMatchObject({ ...advance, trace: expect.stringMatching(/^at /) })
    const heard: unknown[] = []
    const listener = await api.db.connect()
    listener.on('notification', ({ payload }) => heard.push(payload))
    await listener.query('listen strongroom_jobs')
    const again = () => api.post('/operations/queues/retry/S', { id: runs[0].id }, { as: operator })
    expect((await again()).body.status).toBe(true)
    await expect.poll(() => heard).toContain('wallets')
    listener.release(true)
    expect(await failed()).toEqual(runs.slice(1))
    expect((await again()).body.code).toBe('NOT_FAILED')
    expect((await read('acts'))[0]).toMatchObject({ act: 'retry-job', subject: 'advance wallets' })
    const support = await api.person('support-retries', { role: 'support' })
    expect((await api.post('/operations/queues/retry/S', { id: runs[1].id }, { as: support })).status).toBe(
      403,
    )
  })

  test('which letter was not taken and why, without whom it is for, and has it sent again', async () => {
    await api.db.query(
      `insert into private.mailbox (recipient, subject, body, letter) values ('x@example.com', 's', 'b', 'code')`,
    )
    const refusing = createTransport({
      name: 'refusing',
      version: '1',
      send: (_mail, callback) =>
        callback(
          Object.assign(new Error('x@example.com?'), { code: 'EENVELOPE', responseCode: 550 }),
          undefined,
        ),
    })
    await deliver(api.db, refusing, 'a@example.com', api.deps.logger)
    const [{ unsent, is_kept }] = await read('outboxes')
    const letter = unsent.find((each: { about: string }) => each.about === 'code')
    expect({ letter, is_kept }).toMatchObject({
      letter: { channel: 'mail', tries: 1, error: 'EENVELOPE 550', given_up: false },
      is_kept: true,
    })
    expect(JSON.stringify(unsent)).not.toContain('@')
    await api.db.query(`update private.mailbox set at = now() - interval '2 days' where id = $1`, [letter.id])
    const resend = async () =>
      (await api.post('/operations/outboxes/resend/S', { channel: 'mail', id: letter.id }, { as: operator }))
        .body
    expect(await resend()).toMatchObject({ status: true })
    const taken: unknown[] = []
    const taking = createTransport({
      name: 'taking',
      version: '1',
      send: (mail, callback) => {
        taken.push(mail.data.to)
        callback(null, {} as never)
      },
    })
    await deliver(api.db, taking, 'a@example.com', api.deps.logger)
    expect(taken).toContain('x@example.com')
    expect(await resend()).toMatchObject({ code: 'NOT_WAITING' })
  })
})
