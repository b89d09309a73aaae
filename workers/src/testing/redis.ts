import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether this machine has a Redis server. Debian's package is `redis-server`. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

export type TestRedis = {
  readonly url: string
  /** Ends it at once and starts it anew at the same address: it remembers nothing. */
  readonly restart: (whileDown: () => Promise<unknown>) => Promise<void>
  readonly stop: () => Promise<void>
}

/** A Redis of the test's own, on a free port, which keeps nothing. */
export const startRedis = async (): Promise<TestRedis> => {
  const directory = mkdtempSync(join(tmpdir(), 'strongroom-redis-'))
  let port = await freePort()
  let server = await startOn(port, directory)
  while (!server) {
    port = await freePort()
    server = await startOn(port, directory)
  }
  const end = async () => {
    if (!server) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
    server = undefined
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    restart: async whileDown => {
      await end()
      await whileDown()
      while (!server) server = await startOn(port, directory)
    },
    stop: async () => {
      await end()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Starts a server; undefined where the port has been taken since it was found free. */
const startOn = async (port: number, directory: string): Promise<ChildProcess | undefined> => {
  const started = spawn('redis-server', [
    ...['--port', String(port), '--bind', '127.0.0.1', '--dir', directory],
    ...['--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction'],
  ])
  for await (const said of started.stdout)
    if (String(said).includes('Ready to accept connections')) return started
  return undefined
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
