import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  type WatchOptions,
  watch,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  DirectoryInUse,
  type EmbeddedPostgresOptions,
  PortTaken,
  startEmbeddedPostgres,
} from './embedded-postgres.ts'

describe('the embedded PostgreSQL', () => {
  let folder: string
  let options: EmbeddedPostgresOptions

  beforeAll(() => {
    // Closed to all other users, as a checkout below /root is.
    folder = mkdtempSync(join(tmpdir(), 'strongroom-postgres-'))
    chmodSync(folder, 0o700)
    options = { directory: join(folder, 'data'), logFile: join(folder, 'server.log'), password: 'p@ss/word' }
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('is made whole by the next start when the first was killed while making it', async () => {
    const isHalfMade = () => readdirSync(folder).some(name => existsSync(join(folder, name, 'PG_VERSION')))
    const script = `
      import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)}
      await startEmbeddedPostgres(${JSON.stringify(options)})`
    const killed = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' })
    await until(isHalfMade, folder, { recursive: true })
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    const server = await startEmbeddedPostgres(options)
    await ask(server.url, 'select 1')
    await server.stop()
  })

  test('clears away what a start that was killed has left half made', async () => {
    const left = `${options.directory}.unfinished-by-somebody`
    mkdirSync(left)
    writeFileSync(join(left, 'PG_VERSION'), '18')
    const server = await startEmbeddedPostgres(options)
    expect(existsSync(left)).toBe(false)
    await server.stop()
  })

  test('is not made where something else stands', async () => {
    const directory = join(folder, 'photos')
    mkdirSync(directory)
    writeFileSync(join(directory, 'cat.jpg'), '')
    await expect(startEmbeddedPostgres({ ...options, directory })).rejects.toThrow(/not empty/)
    expect(readdirSync(directory)).toEqual(['cat.jpg'])
  })

  test('keeps what was written until the next start', async () => {
    const first = await startEmbeddedPostgres(options)
    await ask(first.url, 'create table kept (word text)')
    await first.stop()
    const second = await startEmbeddedPostgres(options)
    await ask(second.url, 'select word from kept')
    await second.stop()
  })

  test('speaks UTF-8 and sorts by code point, whatever the machine is set to', async () => {
    const server = await startEmbeddedPostgres(options)
    const [row] = await ask(
      server.url,
      `select current_setting('server_encoding') as encoding, 'é' > 'z' as sorted`,
    )
    expect(row).toEqual({ encoding: 'UTF8', sorted: true })
    await server.stop()
  })

  test('says who runs on the directory already', async () => {
    const server = await startEmbeddedPostgres(options)
    await expect(startEmbeddedPostgres(options)).rejects.toThrow(DirectoryInUse)
    await server.stop()
  })

  test('says that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    await expect(startEmbeddedPostgres({ ...options, port })).rejects.toThrow(PortTaken)
    other.close()
  })

  test('passes over the lock files of a dead server, even when another process has its number now', async () => {
    const first = await startEmbeddedPostgres(options)
    const locks = ['postmaster.pid', `.s.PGSQL.${first.port}.lock`].map(name => join(options.directory, name))
    const left = locks.map(lock => readFileSync(lock, 'utf8'))
    await first.stop()
    // Of the server's user: PostgreSQL itself knows that another user's process is none of its own.
    const { uid, gid } = statSync(options.directory)
    const other = spawn('sleep', ['60'], { uid, gid, cwd: '/' })
    for (const [index, lock] of locks.entries())
      writeFileSync(lock, left[index]?.replace(/^\d+/, String(other.pid)) ?? '')
    const second = await startEmbeddedPostgres({ ...options, port: first.port })
    other.kill()
    await second.stop()
  })

  test('is reached by a socket as well, which only its user may open', async () => {
    const server = await startEmbeddedPostgres(options)
    const asked = 'select inet_server_addr() as address, current_database() as name'
    expect(await ask(server.socketUrl, asked)).toEqual([{ address: null, name: 'postgres' }])
    expect(statSync(options.directory).mode & 0o077).toBe(0)
    await server.stop()
    await expect(ask(server.socketUrl, asked)).rejects.toMatchObject({ syscall: 'connect' })
  })

  test('writes no error of a statement into its log, nor what the statement was given', async () => {
    const server = await startEmbeddedPostgres(options)
    const failing = "select 'ada@example.com'::int"
    await expect(ask(server.url, failing)).rejects.toMatchObject({ code: '22P02' })
    await server.stop()
    const log = readFileSync(options.logFile, 'utf8')
    expect(log).toContain('database system is ready')
    expect(log).not.toMatch(/ada@example|ERROR|STATEMENT/)
  })

  test('is reached by its port alone where a socket has no room for its name', async () => {
    const directory = join(folder, 'deep'.repeat(25))
    const server = await startEmbeddedPostgres({ ...options, directory })
    expect(server.socketUrl).toBe(server.url)
    await ask(server.url, 'select 1')
    await server.stop()
  })

  test('stops, and removes what need not last, when the process that started it is killed', async () => {
    const child = fork(join(import.meta.dirname, 'testing/postgres-holder.ts'), [options.directory])
    const [pid] = (await once(child, 'message')) as [number]
    child.kill('SIGKILL')
    await until(() => !existsSync(options.directory), folder)
    expect(isAlive(pid)).toBe(false)
  })
})

const ask = async (connectionString: string, sql: string): Promise<unknown[]> => {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Resolves once it is so: looked at whenever something in the folder comes or goes. */
const until = (isSo: () => boolean, folder: string, options: WatchOptions = {}): Promise<void> =>
  new Promise(resolve => {
    const look = () => {
      if (!isSo()) return
      watcher.close()
      resolve()
    }
    const watcher = watch(folder, options, look)
    look()
  })

const isAlive = (pid: number): boolean =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
