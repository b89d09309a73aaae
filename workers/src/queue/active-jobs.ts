import { errorCode } from '@strongroom/shared/error'
import type { RedisQueueBackend } from 'bullmq'
import type { Pool } from 'pg'
import type { ActiveJob } from './lost-jobs.ts'

/** The jobs that the queue's store has as under way, and the way back. */
export type ActiveJobs = {
  readonly all: () => Promise<readonly ActiveJob[]>
  /** Puts a job back that is still as it was read. */
  readonly putBack: (job: ActiveJob) => Promise<void>
}

/** Jobs of these queues in BullMQ's tables. The pool's search path names their schema. */
export const activeInPostgres = (pool: Pool, queues: readonly string[]): ActiveJobs => ({
  all: async () => {
    const { rows } = await pool.query<ActiveJob>(
      `select queue, id, lock_token as token, processed_by as owner,
         coalesce(locked_until_ms < extract(epoch from now()) * 1000, true) as "isUnlocked"
       from job where state = 'active' and queue = any($1)`,
      [queues],
    )
    return rows
  },
  // In its old place, before all that came later. BullMQ's own way back takes the row without a lock.
  putBack: async ({ queue, id, token }) => {
    await pool.query(
      `with back as (
         update job set state = 'waiting', lock_token = null, locked_until_ms = null, processed_by = null
         where queue = $1 and id = $2 and state = 'active' and lock_token is not distinct from $3
         returning queue)
       select pg_notify('bullmq_jobs', queue) from back`,
      [queue, id, token],
    )
  },
})

/** Jobs of these queues in Redis. */
export const activeInRedis = (backends: ReadonlyMap<string, RedisQueueBackend>): ActiveJobs => ({
  all: async () => (await Promise.all(Array.from(backends, activeOf))).flat(),
  putBack: async ({ queue, id, token }) => {
    const backend = backends.get(queue)
    if (!backend) throw new Error(`no queue is called ${queue}`)
    // Without a lock it cannot be told from one that was taken a moment ago; BullMQ marks it now and moves it the next time.
    if (token === undefined) await backend.moveStalledJobsToWait()
    else await backend.moveJobFromActiveToWait(id, token).catch(unlessChanged)
  },
})

const activeOf = async ([queue, backend]: [string, RedisQueueBackend]): Promise<ActiveJob[]> => {
  const client = await backend.client
  const ids = await client.lrange(backend.toKey('active'), 0, -1)
  return Promise.all(
    ids.map(async id => {
      const key = backend.toKey(id)
      const [owner, token] = await Promise.all([client.hget(key, 'pb'), client.get(`${key}:lock`)])
      return { queue, id, token: token ?? undefined, owner: owner ?? undefined, isUnlocked: token === null }
    }),
  )
}

/** It was finished, or given out again, since it was read. */
const unlessChanged = (error: unknown): void => {
  if (typeof errorCode(error) !== 'number') throw error
}
