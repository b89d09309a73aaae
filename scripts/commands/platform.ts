import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartRefused } from '@strongroom/api/process'
import { type Log, openLog } from '@strongroom/ledger/eventlog/log'
import { createViews, type Views } from '@strongroom/projections'
import { type Config, readConfig, withPasswords } from '@strongroom/shared/config'
import { Pool } from 'pg'
import { lockHolder } from '../embedded-postgres.ts'
import { keepDatabase } from '../start/database.ts'
import { lockFolder } from '../start/folder-lock.ts'
import { folderPaths } from '../start/folder-paths.ts'
import { readSecrets } from '../start/secrets.ts'

/** A command's dependencies: the same log and views that the running processes use. */
export type Platform = {
  readonly config: Config
  readonly pool: Pool
  readonly log: Log
  readonly views: Views
  /** The keys that `npm start` keeps in `DATA_DIR`, where the environment names none. */
  readonly keptKeys?: Keys | undefined
}

type Keys = { readonly secretKey: string; readonly sealKey: string }

/** A command of `npm run strongroom --`. It answers with the exit code: 0 when all is well. */
/** A command as the help describes it. */
export type Described = {
  readonly usage: string
  /** One line of the list of commands. */
  readonly about: string
  /** A sentence for each option. Its key is the option's name with the value it takes: `--from DAY`. */
  readonly options?: Readonly<Record<string, string>>
  /** How somebody types it, behind `npm run strongroom --`. */
  readonly examples?: readonly string[]
}

export type Command = Described & {
  /** It signs, or reads what is encrypted: other keys than the platform's are refused. */
  readonly needsKeys?: true
  readonly run: (platform: Platform, args: readonly string[]) => Promise<number>
}

/** A command that needs no platform, such as others run. */
export type StandaloneCommand = Described & {
  readonly runAlone: (args: readonly string[]) => Promise<number>
}

/** Said to the person at the keyboard, without a stack. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}

/** Opens the platform that `DATABASE_URL` names, or else the embedded one, which is started for a while if it is not running. */
export const withPlatform = async (work: (platform: Platform) => Promise<number>): Promise<number> => {
  const database = await findDatabase()
  const { keys, url: DATABASE_URL } = database
  const SEAL_KEY = process.env.SEAL_KEY || keys?.sealKey
  const SECRET_KEY = process.env.SECRET_KEY || keys?.secretKey
  const config = readConfig({ ...withPasswords(process.env), SEAL_KEY, SECRET_KEY, DATABASE_URL })
  const pool = new Pool({ connectionString: config.databaseUrl, max: 8 })
  // Running processes notice by themselves; a command finds out with its next question.
  pool.on('error', () => {})
  await refuseOtherDatabase(pool)
  const log = await openLog({ eventstoreUrl: config.eventstoreUrl, databaseUrl: config.databaseUrl })
  const views = createViews({ pool, log })
  await views.prepare(config.databaseUrl)
  try {
    const isKept = !process.env.SEAL_KEY && !process.env.SECRET_KEY
    return await work({ config, pool, log, views, keptKeys: isKept ? keys : undefined })
  } finally {
    await views.close()
    await log.close()
    await pool.end()
    await database.close()
  }
}

/** Before anything is made in it: a mistyped address must not become an empty platform that is said to be well. */
const refuseOtherDatabase = async (pool: Pool): Promise<void> => {
  const found = await pool
    .query(`select from pg_namespace where nspname in ('log', 'private', 'views')`)
    .catch((error: Error & { code?: string }) => {
      throw new StartRefused(`The database cannot be used: ${error.message || error.code}`)
    })
  if (!found.rowCount)
    throw new StartRefused('There is no Strongroom in that database. Set DATABASE_URL to where it is.')
}

/** `keys` are those that `npm start` keeps. */
type Found = { readonly url: string; readonly keys?: Keys; readonly close: () => Promise<void> }

const findDatabase = async (): Promise<Found> => {
  const { DATABASE_URL: url } = withPasswords(process.env)
  if (url) return { url, close: async () => {} }
  const folder = resolve(process.env.DATA_DIR || '.data')
  const { postgres, postgresPort, secrets } = folderPaths(folder)
  if (!existsSync(secrets))
    throw new StartRefused(
      `There is no Strongroom in ${folder}. Set DATA_DIR or DATABASE_URL to where it is.`,
    )
  if (!lockHolder(postgres)) return startForAWhile(folder)
  const { postgresPassword, ...keys } = readSecrets(folder)
  const port = readFileSync(postgresPort, 'utf8')
  return {
    url: `postgresql://postgres:${postgresPassword}@127.0.0.1:${port}/strongroom`,
    keys,
    close: async () => {},
  }
}

const startForAWhile = async (folder: string): Promise<Found> => {
  const unlock = lockFolder(folder, 0)
  const giveUp = (error: Error) => {
    throw error
  }
  const secrets = readSecrets(folder)
  const database = await keepDatabase({ folder, secrets, say: () => {}, giveUp })
  return {
    url: database.url,
    keys: secrets,
    close: async () => {
      await database.stop()
      unlock()
    },
  }
}
