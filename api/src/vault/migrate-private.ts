import { migrate } from '@strongroom/ledger/eventlog/tools'

/** Brings schema `private` up to date. */
export const migratePrivate = (url: string): Promise<void> =>
  migrate({ url, schema: 'private', dir: new URL('../../migrations', import.meta.url) })
