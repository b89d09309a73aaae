import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from './embedded-postgres.ts'
import { root } from './tool.ts'

// From the first 200 of `/readyz` on, the demo logins work, and an API that was killed comes back.
describe('a platform that says it is ready', { timeout: 150_000 }, () => {
  const patience = { timeout: 120_000, interval: 10 }
  let folder: string
  let base: string
  let platform: ChildProcess
  let said = ''

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'strongroom-ready-'))
    const port = await freePort()
    base = `http://127.0.0.1:${port}`
    const environment = { DATA_DIR: join(folder, 'data'), PORT: String(port), DEMO_DATA: 'small' }
    platform = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: root,
      env: { ...process.env, ...environment },
    })
    for (const stream of [platform.stdout, platform.stderr]) stream?.on('data', text => (said += text))
  })
  afterAll(async () => {
    const ended = once(platform, 'exit')
    platform.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })

  const isReady = async () => expect((await fetch(`${base}/readyz`)).status).toBe(200)
  /** The first step of signing in, which looks the member up and checks the password. */
  const signIn = async () => {
    const response = await fetch(`${base}/v1/user/beforeSignIn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'dee@example.com', password: 'Strongroom-demo-1' }),
    })
    return { status: response.status, code: ((await response.json()) as { code?: string }).code }
  }

  test('knows the last of the demo members the first time it says so', async () => {
    await vi.waitFor(isReady, patience)
    expect(existsSync(join(folder, 'data/demo.json'))).toBe(true)
    expect(await signIn()).toMatchObject({ status: 200 })
  })

  test('says so again, and answers, after its API was killed', async () => {
    await vi.waitFor(() => expect(said).toContain('Ctrl-C stops everything'), patience)
    process.kill(apiOf(folder), 'SIGKILL')
    await vi.waitFor(() => expect(said).toContain('"api" was ended by SIGKILL; starting it again'), patience)
    await vi.waitFor(isReady, patience)
    expect(await signIn()).toMatchObject({ status: 200 })
  })
})

/** The API process that runs on the folder. */
const apiOf = (folder: string): number => {
  const found = readdirSync('/proc').find(pid => /^\d+$/.test(pid) && isApi(pid, folder))
  if (!found) throw new Error('no API process runs on the folder')
  return Number(found)
}

const isApi = (pid: string, folder: string): boolean => {
  try {
    const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'latin1')
    return read('cmdline').includes('api/src/main.ts') && read('environ').includes(folder)
  } catch {
    return false
  }
}
