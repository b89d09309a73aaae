import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestEventStore } from '@strongroom/ledger/testing'
import { freePort } from '../../scripts/embedded-postgres.ts'
import { memorySettings } from '../../scripts/memory-settings.ts'
import { runTool } from '../../scripts/tool.ts'
import { type BreakableDatabase, startBreakableDatabase } from './breakable-database.ts'
import { type EventStoreChoice, openEventStore } from './event-store.ts'
import { Victim } from './process.ts'
import { type Passage, startProxy } from './proxy.ts'

/** `embedded`: log and queue in PostgreSQL. `redis`: the queue on Redis. `distributed`: EventStoreDB, Redis, PostgreSQL. */
export type Kind = 'embedded' | 'redis' | 'distributed'

/** A whole platform of several processes, started for a test. */
export type Cluster = {
  readonly kind: Kind
  readonly directory: string
  /** Base URL of each API process. */
  readonly bases: readonly string[]
  readonly apis: readonly Victim[]
  readonly workers: readonly Victim[]
  readonly redis: Victim | undefined
  /** The test double of a node; none when the node is a real one. */
  readonly eventStore: TestEventStore | undefined
  /** Straight to the database and the log, past the proxies: for checks. */
  readonly databaseUrl: string
  readonly eventstoreUrl: string | undefined
  readonly redisUrl: string | undefined
  /** The network between the processes and their stores. */
  readonly proxies: Readonly<Record<string, Passage>>
  readonly database: BreakableDatabase
  /** First processes of the API, the workers, PostgreSQL and Redis, as they run now. */
  readonly pids: () => readonly number[]
  /** Resolves when every API process is ready, started again if it has ended. */
  readonly allReady: () => Promise<void>
  /** Ends the API and the workers; the stores stay. From then on no process writes. */
  readonly halt: () => Promise<void>
  readonly stop: () => Promise<void>
}

type Wanted = {
  readonly kind: Kind
  readonly directory?: string
  readonly environment?: NodeJS.ProcessEnv
  readonly pairs?: number
  /** The log store of a distributed platform: unless given, the test double of the version in docker-compose.yml. */
  readonly eventStore?: EventStoreChoice
  /** How much the database’s disk holds. Left out, and where no such disk can be made: as much as the machine’s. */
  readonly diskBytes?: number
}

/** Starts a database, the other stores of the kind, and as many pairs of API and workers as wanted; brings the demo in. */
export const startCluster = async ({
  kind,
  directory,
  environment = {},
  pairs = 2,
  eventStore: choice = 24,
  diskBytes,
}: Wanted): Promise<Cluster> => {
  const home = directory ?? mkdtempSync(join(tmpdir(), 'strongroom-platform-'))
  const eventStore = kind === 'distributed' ? await openEventStore(choice) : undefined
  const database = await startBreakableDatabase(home, diskBytes)
  const redisPort = await freePort()
  const redis = kind !== 'embedded' ? redisServer(redisPort, home) : undefined
  redis?.start()
  const redisUrl = redis && `redis://127.0.0.1:${redisPort}`

  const proxies: Record<string, Passage> = {}
  /** The same address, by way of a proxy. */
  const through = async (name: string, url: string): Promise<string> => {
    const port = /:(\d+)(?=[/?]|$)/.exec(url)?.[1]
    const proxy = await startProxy(Number(port))
    proxies[name] = proxy
    return url.replace(`:${port}`, `:${proxy.port}`)
  }
  const all: NodeJS.ProcessEnv = {
    ...process.env,
    ...memorySettings,
    DATABASE_URL: await through('PostgreSQL', database.url),
    DATA_DIR: home,
    SECRET_KEY: 'a secret of the end-to-end tests only',
    DEV_MAILBOX: 'on',
    RATE_LIMITS: 'off',
    DEMO_DATA: 'small',
    LOG_LEVEL: 'warn',
    ...(eventStore ? { EVENTSTORE_URL: await through('EventStoreDB', eventStore.url) } : {}),
    ...(redisUrl ? { REDIS_URL: await through('Redis', redisUrl) } : {}),
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
  const halt = async () => {
    await Promise.all([...apis, ...workers].map(each => each.end('SIGTERM')))
  }
  const stop = async () => {
    await halt()
    await redis?.end('SIGTERM')
    await Promise.all(Object.values(proxies).map(proxy => proxy.stop()))
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
    eventStore: eventStore?.server,
    databaseUrl: database.url,
    eventstoreUrl: eventStore?.url,
    redisUrl,
    proxies,
    database,
    pids: () => [
      database.pid(),
      ...[...apis, ...workers, ...(redis ? [redis] : [])].flatMap(({ pid }) => pid ?? []),
    ],
    allReady,
    halt,
    stop,
  }
}

const redisServer = (port: number, home: string): Victim =>
  Victim.program(
    'redis',
    ['redis-server', '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', home],
    join(home, 'redis.log'),
  )

/** Whether this machine has a redis-server; without one only the embedded kind can be started. */
export const hasRedis = (): boolean =>
  (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, 'redis-server')))

/** However slow the machine, a start that is no further by then has broken. */
const READY_MS = 10 * 60_000

const untilReady = async (base: string, startAgain: () => unknown): Promise<void> => {
  for (const end = performance.now() + READY_MS; performance.now() < end; await sleep(100)) {
    const answer = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(30_000) }).catch(
      () => undefined,
    )
    if (answer?.ok) return
    startAgain()
  }
  throw new Error(`${base} was not ready within ${READY_MS / 60_000} minutes`)
}
