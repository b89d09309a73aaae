import { startApi } from '@strongroom/api'
import { createLogger } from '@strongroom/api/logging'
import { readConfig } from '@strongroom/shared/config'
import { startWorkers } from '@strongroom/workers'
import { expect, test } from 'vitest'
import { foundBesides, fullLists } from '../bench/lib/full-lists.ts'
import { db, environment, givenDatabase, log, stops } from './testing/workers-kit.ts'

givenDatabase()

/** Sign-ins are of a thousand members, who are among the rows. */
const ROWS = 1000

test('the rows that the benches of lists and of Ctrl-K write fit the tables of today', async () => {
  const [config, logger] = [readConfig(environment()), createLogger({ process: 'workers', level: 'silent' })]
  stops.push((await startApi({ config, log, logger })).stop)
  stops.push((await startWorkers({ config, log, logger })).stop)
  for (const { fill } of fullLists) if (fill) await db.query(fill, [ROWS])
  for (const { fill } of foundBesides) await db.query(fill)
  const tables = [...fullLists.flatMap(list => list.tables), ...foundBesides.map(({ table }) => table)]
  for (const table of tables) {
    const { rows } = await db.query<{ count: number }>(`select count(*)::int as count from ${table}`)
    expect(rows[0]?.count, table).toBeGreaterThanOrEqual(ROWS)
  }
})
