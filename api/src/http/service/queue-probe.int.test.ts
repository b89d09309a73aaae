import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { describe, expect, test } from 'vitest'
import { queueProbe } from './queue-probe.ts'

const hasRedis = spawnSync('redis-server', ['--version']).status === 0

const startRedis = async (): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port } = free.address() as { port: number }
  free.close()
  await once(free, 'close')
  const dir = mkdtempSync(join(tmpdir(), 'strongroom-redis-'))
  const server = spawn('redis-server', [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    dir,
    '--save',
    '',
  ])
  let isReady = false
  for await (const said of server.stdout) {
    isReady = String(said).includes('Ready to accept connections')
    if (isReady) break
  }
  const stop = async () => {
    server.kill('SIGKILL')
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    rmSync(dir, { recursive: true, force: true })
  }
  if (isReady) return { url: `redis://127.0.0.1:${port}`, stop }
  // Its port has been taken since it was found free.
  await stop()
  return startRedis()
}

describe.runIf(hasRedis)('a queue in Redis', () => {
  test('is ready while it takes jobs, and says that it is full when it does not', async () => {
    const redis = await startRedis()
    const client = new Redis(redis.url)
    const probe = queueProbe({ redisUrl: redis.url }, undefined as never)
    await probe.ready()
    await client.config('SET', 'maxmemory', '1')
    await expect(probe.ready()).rejects.toThrow('full: it takes no jobs')
    await client.config('SET', 'maxmemory', '0')
    await probe.ready()
    client.disconnect()
    await probe.close()
    await redis.stop()
  })
})
