import { migrate } from '@strongroom/ledger/eventlog/tools'
import type { Pool } from 'pg'
import { createTables } from './checkpoint.ts'
import type { Projection } from './projection.ts'
import { inTransaction } from './transaction.ts'

/**
 * Brings the runner's own tables up to date, and makes the live tables of projections that have none. Safe at every
 * start and from several processes at once. Tables of an older version are left alone: they wait for a rebuild.
 */
export const prepare = async (pool: Pool, url: string, projections: readonly Projection[]): Promise<void> => {
  await migrate({ url, schema: 'views', dir: new URL('../../migrations', import.meta.url) })
  await inTransaction(pool, async client => {
    await client.query(`select pg_advisory_xact_lock(hashtext('strongroom views'))`)
    const { rows } = await client.query<{ name: string }>(
      `select projection as name from views.checkpoint where generation = 'live'`,
    )
    const made = new Set(rows.map(({ name }) => name))
    for (const projection of projections)
      if (!made.has(projection.name))
        await createTables(client, { projection, generation: 'live' }, { indexed: true })
  })
}
