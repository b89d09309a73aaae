import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import {
  type EmbeddedPostgres,
  freePort,
  lockHolder,
  portIsFree,
  startEmbeddedPostgres,
} from '../embedded-postgres.ts'
import { folderPaths, freshLogFile, type Secrets } from './folder.ts'
import { StartRefused } from './refused.ts'

export type Database = { readonly url: string; readonly stop: () => Promise<void> }

type Keeping = {
  readonly folder: string
  readonly secrets: Secrets
  readonly say: (message: string) => void
  readonly giveUp: (error: Error) => void
}

const NAME = 'strongroom'

/**
 * Starts the embedded PostgreSQL on the folder and keeps it running: a server that dies is started again on the same
 * port, where everybody finds it. The port is picked once and remembered.
 */
export const keepDatabase = async ({ folder, secrets, say, giveUp }: Keeping): Promise<Database> => {
  const { postgres: directory } = folderPaths(folder)
  const logFile = freshLogFile(folder, 'postgres')
  await stopOrphan(directory, say)
  const port = await rememberedPort(folder)
  const start = () =>
    startEmbeddedPostgres({
      directory,
      port,
      password: secrets.postgresPassword,
      logFile,
      onProgress: say,
    })

  let server = await start()
  let stopping = false
  const watch = async (running: EmbeddedPostgres): Promise<void> => {
    await running.ended
    if (stopping) return
    say('The database ended unexpectedly; starting it again')
    server = await startAgain(start)
    void watch(server).catch(giveUp)
  }
  void watch(server).catch(giveUp)

  return {
    url: await createDatabase(server.socketUrl),
    stop: async () => {
      stopping = true
      await server.stop()
    },
  }
}

/** A server killed a moment ago may leave children that still hold its memory, so it takes a few tries. */
const startAgain = async (
  start: () => Promise<EmbeddedPostgres>,
  triesLeft = 20,
): Promise<EmbeddedPostgres> => {
  try {
    return await start()
  } catch (error) {
    if (triesLeft === 0) throw error
    await sleep(500)
    return startAgain(start, triesLeft - 1)
  }
}

/** The folder is ours (its lock is), so a server still running on it lost its owner, and is stopped. */
const stopOrphan = async (directory: string, say: (message: string) => void): Promise<void> => {
  const pid = lockHolder(directory)
  if (!pid) return
  say('Stopping a database that an earlier run left behind')
  process.kill(pid, 'SIGINT')
  for (let tries = 0; lockHolder(directory); tries++) {
    if (tries > 300)
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
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME])
    if (!rowCount) await client.query(`create database ${NAME}`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(serverUrl), { pathname: `/${NAME}` }).href
}
