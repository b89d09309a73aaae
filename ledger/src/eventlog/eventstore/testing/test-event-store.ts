import { fileURLToPath } from 'node:url'
import type { Faults, NodeVersion } from '../../../../test-server/faults.ts'
import type { Restart, TestServer } from '../../../../test-server/server.ts'

export type TestEventStoreOptions = {
  /** 23 (23.10.8) unless given; 24 (24.2.0), 24.1 (24.10), or 26 (KurrentDB 26.1). */
  readonly version?: NodeVersion
  /** Whether BatchAppend is advertised; true unless given. */
  readonly batch?: boolean
  /** `MaxAppendEventSize` of 24.10 and later, in bytes, where it is not the usual. */
  readonly maxEventSize?: number
  /** A unix socket instead of a port of its own choosing: an absolute path. */
  readonly socket?: string
  readonly port?: number
  readonly faults?: Partial<Faults>
}

/** A node of EventStoreDB for tests, which can be told to misbehave. */
export type TestEventStore = {
  /** The URL for `createEventStoreLog`. */
  readonly url: string
  /** Changes how it behaves from now on. */
  readonly fault: (faults: Partial<Faults>) => Promise<void>
  readonly dropConnections: () => Promise<void>
  /** As after kill -9 and a new start at the same address. */
  readonly restart: (restart?: Restart) => Promise<void>
  /** As after SIGTERM: stores arriving appends, answers none of them, and after so many ms ends all calls. */
  readonly stopAfterStore: (afterMs?: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** One in this process, which can be looked into. */
export type TestNode = TestEventStore & {
  readonly address: string
  readonly store: TestServer['store']
  /** How many clients are connected. */
  readonly connections: () => number
  /** How many calls are under way. */
  readonly calls: () => number
  /** How many records subscriptions have been sent. */
  readonly delivered: () => number
}

/** Starts a node in this process, on a free port unless told otherwise. */
export const startTestEventStore = async (options: TestEventStoreOptions = {}): Promise<TestNode> => {
  // Loaded only where it is used: gRPC is not small.
  const { createServer } = await import('../../../../test-server/server.ts')
  const server = createServer(options)
  await server.listen(options.socket ? `unix:${options.socket}` : `127.0.0.1:${options.port ?? 0}`)
  return {
    url: urlOf(server.address),
    address: server.address,
    store: server.store,
    connections: () => server.connections,
    calls: () => server.calls,
    delivered: () => server.delivered,
    fault: async faults => void Object.assign(server.faults, faults),
    dropConnections: async () => server.dropConnections(),
    restart: server.restart,
    stopAfterStore: server.stopAfterStore,
    stop: async () => server.stop(),
  }
}

/** Starts a node in a process of its own. Its data outlives `restart`, not the process. */
export const spawnTestEventStore = async (options: TestEventStoreOptions = {}): Promise<TestEventStore> => {
  const { spawn } = await import('node:child_process')
  const { createInterface } = await import('node:readline')
  const main = fileURLToPath(new URL('../../../../test-server/main.ts', import.meta.url))
  const child = spawn(process.execPath, [main, ...flagsOf(options)], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const line = async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error('the test server has ended')
    return value
  }
  const address = (await line()).replace('listening ', '')
  const tell = async (what: object) => {
    child.stdin.write(`${JSON.stringify(what)}\n`)
    await line()
  }
  return {
    url: urlOf(address),
    fault: faults => tell({ faults }),
    dropConnections: () => tell({ dropConnections: {} }),
    restart: (restart = {}) => tell({ restart }),
    stopAfterStore: (afterMs = 5000) => tell({ stopAfterStore: afterMs }),
    stop: () =>
      new Promise(resolve => {
        child.once('exit', () => resolve())
        child.kill()
      }),
  }
}

const urlOf = (address: string) => (address.startsWith('unix:') ? address : `esdb://${address}?tls=false`)

const flagsOf = ({
  version = 23,
  batch = true,
  maxEventSize,
  socket,
  port = 0,
  faults = {},
}: TestEventStoreOptions) => [
  `--version=${version}`,
  ...(batch ? [] : ['--no-batch']),
  ...(maxEventSize === undefined ? [] : [`--max-event-size=${maxEventSize}`]),
  ...(socket ? [`--socket=${socket}`] : [`--port=${port}`]),
  `--faults=${JSON.stringify(faults)}`,
]
