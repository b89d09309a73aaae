import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@strongroom/ledger/testing'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const start = async (environment: NodeJS.ProcessEnv = {}) => {
  const child = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: database.url,
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const lines: Record<string, unknown>[] = []
  const ready = Promise.withResolvers<number>()
  let rest = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const line = JSON.parse(part)
      lines.push(line)
      if (typeof line.port === 'number') ready.resolve(line.port)
    }
  })
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const ended = once(child, 'exit')
  void ended.then(() => ready.reject(new Error(`it ended: ${complaint}`)))
  return { child, lines, ended, port: await ready.promise }
}

/** The running processes, as they describe themselves. */
const kindsOfProcesses = async (): Promise<readonly string[]> => {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query('select kind from work.processes')
  await client.end()
  return rows.map(({ kind }) => kind)
}

describe('the process', () => {
  test.each([
    ['SIGTERM', (child: ReturnType<typeof spawn>) => child.kill('SIGTERM')],
    ['the end of its parent', (child: ReturnType<typeof spawn>) => child.disconnect()],
  ])('answers on an empty database, and stops by itself at %s', async (_, stop) => {
    const { child, ended, port } = await start()
    const answer = await fetch(`http://127.0.0.1:${port}/v1/sysconfigs/listbyuser`)
    // The database has no saved settings yet, so every setting has its default.
    expect(await answer.json()).toMatchObject({
      status: true,
      data: expect.arrayContaining([{ field_code: 'bankLimit', field_value: '3' }]),
      ipinfo: { country: '' },
    })
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(metrics).toMatch(/^strongroom_log_append_seconds_count \d+$/m)
    expect(await kindsOfProcesses()).toEqual(['api'])
    stop(child)
    expect((await ended)[0]).toBe(0)
    expect(await kindsOfProcesses()).toEqual([])
  })

  test('has kept what Node compiled when it is killed, so that the next one starts faster', async () => {
    const kept = mkdtempSync(join(tmpdir(), 'strongroom-compiled-'))
    const { child, ended } = await start({ NODE_COMPILE_CACHE: kept })
    const files = () =>
      readdirSync(kept, { recursive: true, withFileTypes: true }).filter(each => each.isFile())
    await vi.waitFor(() => expect(files().length).toBeGreaterThan(100), { timeout: 300_000 })
    child.kill('SIGKILL')
    await ended
    rmSync(kept, { recursive: true })
  })

  const password = 'kept-from-everybody'
  const withPassword = () => Object.assign(new URL(database.url), { password }).href
  test.each([
    [{ PORT: 'many' }, /PORT must be a whole number[\s\S]*DATABASE_URL is missing/],
    [
      { DATABASE_URL: withPassword },
      /^DATABASE_URL: PostgreSQL at .* does not take the user or the password\.$/,
    ],
    [
      { DATABASE_URL: 'postgresql://db', EVENTSTORE_URL: `http://admin:${password}@es` },
      /EVENTSTORE_URL must begin with esdb:\/\//,
    ],
  ])(
    'says in a sentence why it cannot start, without a stack or a secret, and ends: %j',
    async (given, words) => {
      const environment = Object.entries(given).map(([name, value]) => [
        name,
        typeof value === 'function' ? value() : value,
      ])
      const child = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], {
        // With what Node compiled before: making it anew takes half of this process's time.
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          ...Object.fromEntries(environment),
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let said = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
      // Not its exit, which may come before all that it has said.
      expect((await once(child, 'close'))[0]).toBe(78)
      expect(said.trim()).toMatch(words)
      expect(said).not.toMatch(new RegExp(`^ +at |${password}`, 'm'))
    },
  )
})
