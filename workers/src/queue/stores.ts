import { connections } from '@strongroom/ledger/eventlog/tools'
import { type BackendFactory, createRedisBackend, type IQueueBackend, type RedisQueueBackend } from 'bullmq'
import { type ActiveJobs, activeInPostgres, activeInRedis } from './active-jobs.ts'
import { LONGEST_WAIT_S, openPostgresBackends } from './postgres-backend.ts'

/** A store of jobs, as this process works on it. */
export type Store = {
  readonly connection: never
  readonly create: BackendFactory<never>
  readonly activeOf: (backends: ReadonlyMap<string, IQueueBackend>) => ActiveJobs
  /** Longest wait for a job, in seconds, after which the worker looks by itself. */
  readonly drainDelay: number
  readonly close: () => Promise<void>
}

/** BullMQ's tables in PostgreSQL. */
export const onPostgres = (databaseUrl: string, onError: (error: Error) => void): Store => {
  const { pool, connection, create, close } = openPostgresBackends(databaseUrl, connections.workersQueue)
  connection.on('error', onError)
  return {
    connection: pool as never,
    create: create as BackendFactory<never>,
    activeOf: backends => activeInPostgres(pool, [...backends.keys()]),
    drainDelay: LONGEST_WAIT_S,
    close,
  }
}

/** A Redis. */
export const onRedis = (url: string): Store => ({
  connection: { url, maxRetriesPerRequest: null } as never,
  create: createRedisBackend as BackendFactory<never>,
  activeOf: backends => activeInRedis(backends as ReadonlyMap<string, RedisQueueBackend>),
  // A connection to Redis may be lost without a word.
  drainDelay: 30,
  close: async () => {},
})
