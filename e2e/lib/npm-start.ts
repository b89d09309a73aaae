import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/embedded-postgres.ts'
import { root } from '../../scripts/tool.ts'

/** A running Strongroom, demo data and all. */
export type RunningPlatform = {
  readonly url: string
  /** The data folder (`DATA_DIR`). */
  readonly folder: string
  readonly stop: () => Promise<void>
}

const patienceMs = 20 * 60_000

/** Runs `npm start` on a folder and a port of its own; removes all that it leaves. */
export const npmStart = async (environment: NodeJS.ProcessEnv = {}): Promise<RunningPlatform> => {
  const folder = mkdtempSync(join(tmpdir(), 'strongroom-e2e-'))
  const data = join(folder, 'data')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      RATE_LIMITS: 'off',
      // The journeys count from what the members begin with.
      DEMO_DATA: 'small',
      DATA_DIR: data,
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let said = ''
  const started = new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += text
      if (said.includes('Ctrl-C stops everything')) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', () => reject(new Error(`npm start ended:\n${said}`)))
    setTimeout(() => reject(new Error(`npm start takes too long:\n${said}`)), patienceMs).unref()
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
  }
  try {
    await started
    return { url, folder: data, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
