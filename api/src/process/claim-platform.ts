import type { Log } from '@strongroom/ledger/eventlog/log'
import type { Config } from '@strongroom/shared/config'
import { Client } from 'pg'
import { migratePrivate } from '../vault/migrate-private.ts'
import { StartRefused } from './in-words.ts'
import { keepKeys, type PlatformKeys } from './platform-keys.ts'
import { keepLog, type LogVariable } from './platform-log.ts'

type Claiming = {
  readonly config: Pick<Config, 'databaseUrl' | 'eventstoreUrl'> & PlatformKeys
  readonly log: Log
}

/**
 * Sees to it that this database, this log and these keys belong to one platform, before a process does anything with them. Brings
 * schema `private` up to date, and is done by every process at its start.
 * @throws `StartRefused` where they do not belong together
 */
export const claimPlatform = async ({ config, log }: Claiming): Promise<void> => {
  const variable = config.eventstoreUrl ? 'EVENTSTORE_URL' : 'DATABASE_URL'
  if (!(await hasPlatform(config.databaseUrl)) && (await log.head()) !== undefined)
    throw new StartRefused(otherLog(variable))
  await migratePrivate(config.databaseUrl)
  await keepKeys(config.databaseUrl, config)
  await keepLog(config.databaseUrl, log, variable)
}

const otherLog = (variable: LogVariable): string =>
  `The log of ${variable} is not empty, and this database has no platform that it belongs to: its events are another platform's, or another program's.
Set DATABASE_URL to the database of that platform, or restore a backup of it, or set ${variable} to an empty log.`

const hasPlatform = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const found = await client.query(`select from pg_namespace where nspname in ('private', 'views')`)
    return found.rowCount !== 0
  } finally {
    await client.end()
  }
}
