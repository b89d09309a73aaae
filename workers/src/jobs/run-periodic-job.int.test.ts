import { freshDatabase } from '@strongroom/ledger/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openQueues, type Queues } from '../queue/queues.ts'
import { askToRun, runPeriodicJob } from './run-periodic-job.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let processes: Queues[]
beforeAll(async () => {
  database = await freshDatabase()
  processes = [1, 2].map(() =>
    openQueues({ databaseUrl: database.url, onError: () => {}, onFailed: () => {} }),
  )
})
afterAll(async () => {
  for (const each of processes) await each.close()
  await database.drop()
})

test('a job that runs once at a time does so in any number of processes, and misses no request', async () => {
  let running = 0
  let most = 0
  let runs = 0
  const waiting: (() => void)[] = []
  const run = async () => {
    most = Math.max(most, ++running)
    await new Promise<void>(resolve => waiting.push(resolve))
    running--
    runs++
  }
  const jobs = { 'a-job': { everyMs: 1_000, run, onceAtATime: true } } as const
  const queue = processes.map(each => each.queue('chores'))[0]
  if (!queue) throw new Error('there is no queue')
  for (const each of processes) each.work('chores', runPeriodicJob(jobs, queue), 4)

  // Turns come, and requests, while the first is under way.
  await queue.add('a-job', undefined)
  await vi.waitFor(() => expect(running).toBe(1), { timeout: 300_000 })
  const asked = [queue.add('a-job', undefined), askToRun(queue, 'a-job'), askToRun(queue, 'a-job')]
  await Promise.all(asked)
  // The turn is over as well: one that came later would be a request more.
  await vi.waitFor(
    async () => expect(await queue.getJobCounts('waiting', 'active')).toEqual({ waiting: 0, active: 1 }),
    { timeout: 300_000 },
  )
  waiting.shift()?.()
  await vi.waitFor(() => expect([runs, running]).toEqual([1, 1]), { timeout: 300_000 })
  waiting.shift()?.()
  await vi.waitFor(async () => expect([runs, await queue.getActiveCount()]).toEqual([2, 0]), {
    timeout: 300_000,
  })
  expect(most).toBe(1)
})
