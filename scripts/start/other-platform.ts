import { existsSync } from 'node:fs'
import { hasKeys, openUsableLog, refuseUnusableServices, StartRefused } from '@strongroom/api/process'
import { openLog } from '@strongroom/ledger/eventlog/log'
import type { Config } from '@strongroom/shared/config'
import { folderPaths } from './folder-paths.ts'

type Parts = {
  readonly folder: string
  readonly config: Pick<Config, 'eventstoreUrl' | 'redisUrl'>
  readonly environment: NodeJS.ProcessEnv
  readonly say: (message: string) => void
}

/**
 * Looks at the services that the environment names, before anything is made: each must answer, and a database that has a platform in
 * it needs that platform's keys, in place of which a start would make its own.
 * @throws `StartRefused` where one cannot be used
 */
export const refuseOtherPlatform = async ({ folder, config, environment, say }: Parts): Promise<void> => {
  const { DATABASE_URL: databaseUrl } = environment
  if (databaseUrl || config.redisUrl)
    await inRefusal(refuseUnusableServices({ databaseUrl, redisUrl: config.redisUrl }))
  if (config.eventstoreUrl) await inRefusal(askEventStore(config, say))
  if (!databaseUrl || hasOwnKeys(folder, environment) || !(await hasKeys(databaseUrl))) return
  throw new StartRefused(
    'The database of DATABASE_URL has a platform in it, and its keys are not here: a start would make others.\n' +
      `Copy secrets.json from the DATA_DIR that it began in to ${folder}, or set SECRET_KEY and SEAL_KEY to its own.`,
  )
}

const hasOwnKeys = (folder: string, { SECRET_KEY, SEAL_KEY }: NodeJS.ProcessEnv): boolean =>
  existsSync(folderPaths(folder).secrets) || Boolean(SECRET_KEY && SEAL_KEY)

const askEventStore = async (config: Pick<Config, 'eventstoreUrl'>, say: (message: string) => void) => {
  const logger = { warn: (_: object, message: string) => say(message) }
  const log = await openUsableLog(config, () => openLog({ databaseUrl: '', ...config, logger }))
  await log.close()
}

/** A person waits at the keyboard: a service that does not answer ends this start. */
const inRefusal = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: Error) => {
    throw error.name === 'ServiceSilent' ? new StartRefused(error.message) : error
  })
