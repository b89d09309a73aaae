import { createMemoryLog, type Log, openLog } from '@strongroom/ledger/eventlog/log'
import { type Beginning, freshDatabase } from '@strongroom/ledger/testing'
import { Pool } from 'pg'
import { ask } from '../queries/ask.ts'
import type { Projection, Row } from '../runner/projection.ts'
import type { Parked } from '../runner/runner.ts'
import { createViews } from '../views.ts'

type Kit = { readonly projections?: readonly Projection[]; readonly log?: Log }

/** The tables of the log and of every read model, as the first start makes them. */
export const prepared: Beginning = {
  name: 'views',
  isReused: true,
  make: async url => {
    const pool = new Pool({ connectionString: url })
    pool.on('error', () => {})
    const log = await openLog({ databaseUrl: url })
    await createViews({ pool, log }).prepare(url)
    await log.close()
    await pool.end()
  },
}

/** Read models on a database of their own, over a log in memory unless another is given. */
export const startViews = async ({ projections, log = createMemoryLog() }: Kit = {}) => {
  const database = await freshDatabase(projections ? undefined : prepared)
  const pool = new Pool({ connectionString: database.url })
  // Dropping the database cuts idle connections.
  pool.on('error', () => {})
  const alarms: Parked[] = []
  const views = createViews({
    pool,
    log,
    ...(projections ? { projections } : {}),
    onParked: parked => alarms.push(parked),
  })
  await views.prepare(database.url)
  return {
    database,
    pool,
    log,
    views,
    alarms,
    /** All rows of a table, in the order of its key. */
    rows: (table: string, schema = 'views') =>
      ask<Row>(pool, `select * from ${schema}.${table} order by 1, 2`),
    stop: async () => {
      await views.close()
      await pool.end()
      await database.drop()
    },
  }
}
export type ViewsKit = Awaited<ReturnType<typeof startViews>>
