import { migratePrivate } from '@strongroom/api'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { migrate } from '@strongroom/ledger/eventlog/tools'
import type { Beginning } from '@strongroom/ledger/testing'
import { createViews } from '@strongroom/projections'
import { openQueues } from '@strongroom/workers'
import { Pool } from 'pg'

/**
 * The tables of a whole platform, as its first start makes them, without a row of it. For tests that are about something else:
 * making them takes half a second of processor time, a copy a twentieth.
 */
export const begunPlatform: Beginning = {
  name: 'platform',
  make: async url => {
    const pool = new Pool({ connectionString: url })
    pool.on('error', () => {})
    const log = await openLog({ databaseUrl: url })
    await createViews({ pool, log }).prepare(url)
    await migratePrivate(url)
    await migrate({ url, schema: 'reactions', dir: new URL('../../workers/migrations', import.meta.url) })
    const queues = openQueues({ databaseUrl: url, onError: () => {}, onFailed: () => {} })
    await queues.queue('first').waitUntilReady()
    await queues.close()
    await log.close()
    await pool.end()
  },
}
