import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartRefused } from '@strongroom/api/process'
import { type Log, openLog } from '@strongroom/ledger/eventlog/log'
import { createViews } from '@strongroom/projections'
import { type Config, readConfig, withPasswords } from '@strongroom/shared/config'
import { Pool } from 'pg'
import { keepDatabase } from '../start/database.ts'
import { refuseLostDatabase } from '../start/folder.ts'
import { lockFolder } from '../start/folder-lock.ts'
import { writeSecrets } from '../start/secrets.ts'

/** An empty place for a platform, with an empty log, and read models that have read nothing. */
export type EmptyPlatform = { readonly config: Config; readonly pool: Pool; readonly log: Log }

export type Keys = { readonly secretKey: string; readonly sealKey: string }

/** The configuration of the platform to come: keys of the environment count before those that the backup holds. */
export const configFor = (
  keys: Keys | undefined,
  databaseUrl = withPasswords(process.env).DATABASE_URL,
): Config =>
  readConfig({
    ...withPasswords(process.env),
    DATABASE_URL: databaseUrl || 'postgresql://embedded',
    SECRET_KEY: process.env.SECRET_KEY || keys?.secretKey,
    SEAL_KEY: process.env.SEAL_KEY || keys?.sealKey,
  })

/** Opens the database that `DATABASE_URL` names, or makes the embedded one in a new `DATA_DIR`. Refuses whatever is not empty. */
export const withEmptyPlatform = async <T>(
  keys: Keys | undefined,
  work: (platform: EmptyPlatform) => Promise<T>,
): Promise<T> => {
  const { DATABASE_URL: url } = withPasswords(process.env)
  const database = url ? { url, close: async () => {} } : await makeEmbedded(configFor(keys))
  const config = configFor(keys, database.url)
  const pool = new Pool({ connectionString: database.url, max: 8 })
  pool.on('error', () => {})
  let log: Log | undefined
  try {
    await refuseFilled(pool)
    log = await openLog({ eventstoreUrl: config.eventstoreUrl, databaseUrl: database.url })
    if (await log.head())
      throw new StartRefused('The log is not empty. A backup is restored into an empty one.')
    const views = createViews({ pool, log })
    await views.prepare(database.url)
    await views.close()
    return await work({ config, pool, log })
  } finally {
    await log?.close()
    await pool.end()
    await database.close()
  }
}

const refuseFilled = async (pool: Pool): Promise<void> => {
  const found = await pool
    .query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname in ('log', 'private', 'views', 'seal', 'reactions')`,
    )
    .catch((error: Error & { code?: string }) => {
      throw new StartRefused(`The database cannot be used: ${error.message || error.code}`)
    })
  if (found.rowCount)
    throw new StartRefused('There is a Strongroom in that database. A backup is restored into an empty one.')
}

const makeEmbedded = async ({ dataDirectory, secretKey, sealKey }: Config) => {
  const folder = resolve(dataDirectory)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartRefused(`${folder} is not empty. A backup is restored into a new DATA_DIR.`)
  const unlock = lockFolder(folder, 0)
  const giveUp = (error: Error) => {
    throw error
  }
  refuseLostDatabase(folder)
  const secrets = writeSecrets(folder, { secretKey, sealKey })
  const database = await keepDatabase({ folder, secrets, say: () => {}, giveUp })
  return {
    url: database.url,
    close: async () => {
      await database.stop()
      unlock()
    },
  }
}
