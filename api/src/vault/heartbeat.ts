import { randomUUID } from 'node:crypto'
import type { Db } from '@strongroom/projections/queries'
import type { Config } from '@strongroom/shared/config'
import { buildOf } from '../build.ts'
import { lastMigration, noteEnded, noteRunning, type ProcessSelf, type RunningProcess } from './processes.ts'

type HeartbeatParts = {
  readonly db: Db
  readonly kind: RunningProcess['kind']
  readonly config: Partial<Pick<Config, 'buildCommit' | 'eventstoreUrl' | 'redisUrl'>>
  readonly onError: (error: unknown) => void
  /** Milliseconds between two heartbeats, where it is not as usual. */
  readonly everyMs?: number | undefined
}

/** Heartbeat of this process. */
export type Heartbeat = {
  /** Takes the process out of the table. A database that does not answer is not waited for. */
  readonly stop: () => Promise<void>
}

/** How often a process says that it runs, in milliseconds. */
const HEARTBEAT_MS = 30_000
const STOP_MS = 1_000

/** Says that this process runs, now and every thirty seconds. */
export const startHeartbeat = async ({
  db,
  kind,
  config,
  onError,
  everyMs = HEARTBEAT_MS,
}: HeartbeatParts): Promise<Heartbeat> => {
  const began = performance.now()
  const self: ProcessSelf = {
    id: randomUUID(),
    kind,
    ...buildOf({ buildCommit: config.buildCommit }),
    migration: lastMigration(),
    log: config.eventstoreUrl ? 'eventstoredb' : 'postgresql',
    queue: config.redisUrl ? 'redis' : 'postgresql',
  }
  const beat = () => noteRunning(db, self, performance.now() - began).catch(onError)
  let beating = beat()
  const timer = setInterval(() => {
    beating = beating.then(beat)
  }, everyMs)
  timer.unref()
  await beating
  const leave = async () => {
    await beating
    await noteEnded(db, self.id).catch(() => {})
  }
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.race([leave(), patience()])
    },
  }
}

const patience = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, STOP_MS).unref()
  })
