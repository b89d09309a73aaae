import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnTestEventStore, type TestEventStore } from '@strongroom/ledger/testing'
import { type EmbeddedPostgres, freePort, startEmbeddedPostgres } from '../../scripts/embedded-postgres.ts'
import { runTool } from '../../scripts/tool.ts'
import { Victim } from './process.ts'

/** `embedded`: log and queue in PostgreSQL. `distributed`: EventStoreDB (a test double of a node), Redis, PostgreSQL. */
export type Kind = 'embedded' | 'distributed'

/** A whole platform of several processes, started for a test. */
export type Cluster = {
  readonly kind: Kind
  readonly directory: string
  /** Where each API process answers. */
  readonly bases: readonly string[]
  readonly apis: readonly Victim[]
  readonly workers: readonly Victim[]
  readonly redis: Victim | undefined
  readonly eventStore: TestEventStore | undefined
  readonly databaseUrl: string
  readonly eventstoreUrl: string | undefined
  /** Ends the database at once, as a crash would, and starts it again. */
  readonly crashDatabase: (downMs: number) => Promise<void>
  /** Resolves when every API process is ready, started again if it has ended. */
  readonly allReady: () => Promise<void>
  readonly stop: () => Promise<void>
}

type Wanted = {
  readonly kind: Kind
  readonly directory?: string
  readonly environment?: NodeJS.ProcessEnv
  readonly pairs?: number
}

/** Starts a database, what else the kind needs, and as many pairs of API and workers as wanted; brings the demo in. */
export const startCluster = async ({
  kind,
  directory,
  environment = {},
  pairs = 2,
}: Wanted): Promise<Cluster> => {
  const home = directory ?? mkdtempSync(join(tmpdir(), 'strongroom-platform-'))
  const port = await freePort()
  const openDatabase = () =>
    startEmbeddedPostgres({
      directory: join(home, 'postgres'),
      password: 'e2e',
      port,
      logFile: join(home, 'postgres.log'),
    })
  let database: EmbeddedPostgres = await openDatabase()
  const eventStore = kind === 'distributed' ? await spawnTestEventStore() : undefined
  const redisPort = await freePort()
  const redis = kind === 'distributed' ? redisServer(redisPort, home) : undefined
  redis?.start()

  const all: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: home,
    SECRET_KEY: 'a secret of the end-to-end tests only',
    DEV_MAILBOX: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...(eventStore ? { EVENTSTORE_URL: eventStore.url } : {}),
    ...(redis ? { REDIS_URL: `redis://127.0.0.1:${redisPort}` } : {}),
    ...environment,
  }
  const ports = await Promise.all(Array.from({ length: pairs }, freePort))
  const bases = ports.map(each => `http://127.0.0.1:${each}`)
  const logOf = (name: string) => join(home, `${name}.log`)
  const apis = ports.map((each, i) =>
    Victim.script(`api ${i + 1}`, 'api/src/main.ts', { ...all, PORT: String(each) }, logOf(`api-${i + 1}`)),
  )
  const workers = ports.map((_, i) =>
    Victim.script(`workers ${i + 1}`, 'workers/src/main.ts', all, logOf(`workers-${i + 1}`)),
  )
  for (const each of [...apis, ...workers]) each.start()

  const allReady = async () => {
    for (const base of bases) await untilReady(base, () => [...apis, ...workers].map(each => each.start()))
  }
  const stop = async () => {
    await Promise.all([...apis, ...workers].map(each => each.end('SIGTERM')))
    await redis?.end('SIGTERM')
    await eventStore?.stop()
    await database.stop()
    if (!directory) rmSync(home, { recursive: true, force: true })
  }
  try {
    await allReady()
    const { code, output } = await runTool([process.execPath, 'scripts/seed.ts'], { env: all })
    if (code !== 0) throw new Error(`the demo could not be brought in:\n${output}`)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    kind,
    directory: home,
    bases,
    apis,
    workers,
    redis,
    eventStore,
    databaseUrl: database.url,
    eventstoreUrl: eventStore?.url,
    crashDatabase: async downMs => {
      const { ended, pid } = database
      process.kill(pid, 'SIGQUIT')
      await ended
      await sleep(downMs)
      database = await openDatabase()
    },
    allReady,
    stop,
  }
}

const redisServer = (port: number, home: string): Victim =>
  Victim.program(
    'redis',
    ['redis-server', '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', home],
    join(home, 'redis.log'),
  )

/** Whether this machine has a redis-server; without one the distributed kind cannot be started. */
export const hasRedis = (): boolean =>
  (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, 'redis-server')))

const untilReady = async (base: string, startAgain: () => unknown): Promise<void> => {
  for (const end = performance.now() + 90_000; performance.now() < end; await sleep(100)) {
    const answer = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch(
      () => undefined,
    )
    if (answer?.ok) return
    startAgain()
  }
  throw new Error(`${base} was not ready within 90 s`)
}
