import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/embedded-postgres.ts'
import { apiYoungGeneration, memorySettings, smallYoungGeneration } from '../../scripts/memory-settings.ts'

/** A platform of one checkout with the demo in it: its processes, and how many lines they have logged. */
export type RestingPlatform = {
  readonly pids: { readonly api: number; readonly workers: number }
  readonly lines: () => number
  readonly stop: () => Promise<void>
}

/**
 * Starts the API and the workers as `npm start` does, and waits until the API is ready. `EVENTSTORE_URL` and `REDIS_URL` of the environment
 * name another log and queue.
 */
export const startRestingPlatform = async (databaseUrl: string, root: URL): Promise<RestingPlatform> => {
  const folder = mkdtempSync(join(tmpdir(), 'strongroom-rest-'))
  const port = await freePort()
  const env = {
    ...process.env,
    ...memorySettings,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    SECRET_KEY: randomBytes(32).toString('hex'),
    SEAL_KEY: randomBytes(32).toString('hex'),
    DEV_MAILBOX: 'on',
    LOG_LEVEL: 'info',
  }
  let lines = 0
  const run = (script: string, flags: readonly string[]): ChildProcess => {
    const child = spawn(process.execPath, [...flags, script], {
      cwd: fileURLToPath(root),
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout?.on('data', (text: Buffer) => {
      lines += text.toString().split('\n').length - 1
    })
    return child
  }
  const seed = run('scripts/seed.ts', [])
  const [code] = await once(seed, 'exit')
  if (code !== 0) throw new Error('the demo could not be brought in')
  const workers = run('workers/src/main.ts', [smallYoungGeneration])
  const api = run('api/src/main.ts', [apiYoungGeneration])
  const stop = async () => {
    for (const child of [api, workers]) child.kill('SIGTERM')
    await Promise.all([api, workers].map(async child => child.exitCode ?? (await once(child, 'exit'))))
    rmSync(folder, { recursive: true, force: true })
  }
  await ready(`http://127.0.0.1:${port}/readyz`, api)
  return { pids: { api: api.pid ?? 0, workers: workers.pid ?? 0 }, lines: () => lines, stop }
}

const ready = async (url: string, api: ChildProcess): Promise<void> => {
  while (api.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  throw new Error('the API ended before it was ready')
}
