import { fileURLToPath } from 'node:url'
import { migrate } from '@strongroom/ledger/eventlog/tools'

/** The folder of schema `private`'s migrations. */
export const privateMigrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Brings schema `private` up to date. */
export const migratePrivate = (url: string): Promise<void> =>
  migrate({ url, schema: 'private', dir: privateMigrations })
