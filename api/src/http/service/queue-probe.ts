import type { Config } from '@strongroom/shared/config'
import type { Pool } from 'pg'
import { NotReady } from '../../process/answered.ts'

/** Asks whether the job queue of the workers answers: Redis, or its tables in PostgreSQL. */
export const queueProbe = ({ redisUrl }: Pick<Config, 'redisUrl'>, db: Pool) =>
  redisUrl ? redisProbe(redisUrl) : postgresProbe(db)

const redisProbe = (url: string) => {
  const client = import('ioredis').then(({ Redis }) => {
    const redis = new Redis(url, { maxRetriesPerRequest: 1 })
    // Lost connections come back by themselves; `ready` says so meanwhile.
    redis.on('error', () => {})
    return redis
  })
  return {
    // Written to, not only asked: one that is full still answers, and takes no job.
    ready: async () => {
      const full = (error: Error) => {
        throw error.message.startsWith('OOM') ? new NotReady('full: it takes no jobs') : error
      }
      await (await client).set('strongroom:ready', '', 'PX', 1_000).catch(full)
    },
    close: async () => (await client).disconnect(),
  }
}

const postgresProbe = (db: Pool) => ({
  ready: async () => {
    const { rowCount } = await db.query(`select from pg_namespace where nspname = 'bullmq'`)
    if (rowCount !== 1) throw new NotReady('the workers have not made it yet')
  },
  close: async () => {},
})
