import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefused } from '@strongroom/api/process'
import type { StartProgress } from '@strongroom/ledger/eventlog/tools'
import { errorCode, errorMessage } from '@strongroom/shared/error'
import { Client } from 'pg'
import {
  type EmbeddedPostgres,
  freePort,
  lockHolder,
  NoCluster,
  PostgresDidNotStart,
  portIsFree,
  startEmbeddedPostgres,
} from '../embedded-postgres.ts'
import { databaseIsWhole, freshLogFile } from './folder.ts'
import { folderPaths } from './folder-paths.ts'
import type { Secrets } from './secrets.ts'

export type Database = {
  readonly url: string
  readonly stop: () => Promise<void>
  /** Ends it without a checkpoint. */
  readonly kill: () => void
}

type Keeping = {
  readonly folder: string
  readonly secrets: Secrets
  readonly say: (message: string) => void
  readonly giveUp: (error: Error) => void
  /** Hears how far the start of the server is. */
  readonly moved?: (how: StartProgress) => void
}

const NAME = 'strongroom'

/**
 * Starts the embedded PostgreSQL on the folder and keeps it running: a server that dies is started again on the same port,
 * where every client finds it. The port is picked once and remembered.
 */
export const keepDatabase = async ({ folder, secrets, say, giveUp, moved }: Keeping): Promise<Database> => {
  const { postgres: directory } = folderPaths(folder)
  const logFile = freshLogFile(folder, 'postgres')
  await stopOrphan(directory, say)
  const port = await rememberedPort(folder)
  const start = (create: boolean) =>
    startEmbeddedPostgres({
      create,
      directory,
      port,
      password: secrets.postgresPassword,
      logFile,
      onProgress: say,
    })

  moved?.({ doing: 'starting the database', done: 0, of: 1 })
  let server = await start(true).catch(inWords(directory))
  moved?.({ doing: 'starting the database', done: 1, of: 1 })
  databaseIsWhole(folder)
  let stopping = false
  const watch = async (running: EmbeddedPostgres): Promise<void> => {
    await running.ended
    if (stopping) return
    say('The database ended unexpectedly; starting it again')
    server = await startAgain(() => start(false), say).catch(inWords(directory))
    void watch(server).catch(giveUp)
  }
  void watch(server).catch(giveUp)

  return {
    url: await createDatabase(server.socketUrl).catch(inWords(directory)),
    stop: async () => {
      stopping = true
      await server.stop()
    },
    kill: () => {
      stopping = true
      server.kill()
    },
  }
}

/**
 * A server killed a moment ago may leave children that still hold its memory, so it takes a few tries; one without room
 * on its disk is tried for as long as that takes. A cluster that is gone is not looked for again.
 */
const startAgain = async (
  start: () => Promise<EmbeddedPostgres>,
  say: (message: string) => void,
  triesLeft = 20,
): Promise<EmbeddedPostgres> => {
  try {
    return await start()
  } catch (error) {
    const isFull = isDiskFull(error)
    if (error instanceof NoCluster || (triesLeft === 0 && !isFull)) throw error
    if (isFull && triesLeft === 20) say('The disk is full: the database starts again when there is room')
    await sleep(500)
    return startAgain(start, say, isFull ? Math.min(triesLeft, 19) : triesLeft - 1)
  }
}

const isDiskFull = (error: unknown): boolean =>
  errorCode(error) === 'ENOSPC' || /No space left on device/.test(errorMessage(error))

/** Advice to a person about a database that does not start, without a stack. */
const inWords =
  (directory: string) =>
  (error: Error & { code?: string }): never => {
    throw isForeseen(error) ? new StartRefused(wordsFor(error, directory)) : error
  }

/** PostgreSQL's code when it refuses the password. */
const WRONG_PASSWORD = '28P01'

const isForeseen = (error: Error & { code?: string }): boolean =>
  error instanceof NoCluster ||
  error instanceof PostgresDidNotStart ||
  error.code === WRONG_PASSWORD ||
  isDiskFull(error)

const wordsFor = (error: Error & { code?: string }, directory: string): string => {
  if (error instanceof NoCluster)
    return `The database ${directory} has vanished. Strongroom stops, and makes no new one in its place: bring it back and start again.`
  if (isDiskFull(error))
    return `There is no room on the disk of ${directory}. Make room and start again; nothing is lost.`
  if (error.code === WRONG_PASSWORD)
    return `The database ${directory} does not take the password in secrets.json. Restore the secrets.json that belongs to it.`
  if (/invalid permissions/.test(error.message))
    return `Other users may get at ${directory}, and PostgreSQL refuses that. Say: chmod 700 ${directory}`
  return error.message
}

/** Five minutes, at ten a second: with little of a processor a checkpoint takes long. */
const STOP_TRIES = 3_000

/** The folder is ours (its lock is), so a server still running on it lost its owner, and is stopped. */
const stopOrphan = async (directory: string, say: (message: string) => void): Promise<void> => {
  const pid = lockHolder(directory)
  if (!pid) return
  say('Stopping a database that an earlier run left behind')
  process.kill(pid, 'SIGINT')
  for (let tries = 0; lockHolder(directory); tries++) {
    if (tries > STOP_TRIES)
      throw new StartRefused(`The PostgreSQL of an earlier run (process ${pid}) does not stop.`)
    await sleep(100)
  }
}

const rememberedPort = async (folder: string): Promise<number> => {
  const { postgresPort: file } = folderPaths(folder)
  const before = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (before > 0 && (await portIsFree(before))) return before
  const port = await freePort()
  writeFileSync(file, String(port))
  return port
}

const createDatabase = async (serverUrl: string): Promise<string> => {
  const client = new Client({ connectionString: serverUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME])
    if (!rowCount) await client.query(`create database ${NAME}`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(serverUrl), { pathname: `/${NAME}` }).href
}
