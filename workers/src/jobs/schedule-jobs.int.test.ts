import { freshDatabase } from '@strongroom/ledger/testing'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openQueues, type Queues } from '../queue/queues.ts'
import { scheduleJobs } from './schedule-jobs.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let queues: Queues
let pool: Pool
beforeAll(async () => {
  database = await freshDatabase()
  queues = openQueues({ databaseUrl: database.url, onError: () => {}, onFailed: () => {} })
  pool = new Pool({ connectionString: database.url })
})
afterAll(async () => {
  await queues.close()
  await pool.end()
  await database.drop()
})

test('a periodic job whose turn has not come gets another, and one whose turn is ahead keeps it', async () => {
  const chores = queues.queue('chores')
  const jobs = { late: { everyMs: 3_600_000 }, early: { everyMs: 7_200_000 } }
  await scheduleJobs(chores, jobs, { onlyMissing: false })
  const turns = async () => (await chores.getDelayed()).map(({ name }) => name)
  await pool.query(`delete from bullmq.job`)
  await pool.query(
    `update bullmq.scheduler set next_run_ms = next_run_ms + 3600000 where scheduler_id = 'early'`,
  )
  await pool.query(
    `update bullmq.scheduler set next_run_ms = next_run_ms - 60000 where scheduler_id = 'late'`,
  )
  const early = (await chores.getJobScheduler('early'))?.next
  await scheduleJobs(chores, jobs, { onlyMissing: true })
  expect(await turns()).toEqual(['late'])
  expect((await chores.getJobScheduler('late'))?.next).toBeGreaterThan(Date.now())
  expect((await chores.getJobScheduler('early'))?.next).toBe(early)
})

test('a job that the queue has forgotten is scheduled again', async () => {
  const chores = queues.queue('forgetful')
  const jobs = { forgotten: { everyMs: 3_600_000 } }
  await scheduleJobs(chores, jobs, { onlyMissing: false })
  await pool.query(`delete from bullmq.scheduler where queue = 'forgetful'`)
  await pool.query(`delete from bullmq.job where queue = 'forgetful'`)
  await scheduleJobs(chores, jobs, { onlyMissing: true })
  expect((await chores.getJobScheduler('forgotten'))?.next).toEqual(expect.any(Number))
})
