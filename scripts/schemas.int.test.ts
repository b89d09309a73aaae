import { startApi } from '@strongroom/api'
import { createLogger } from '@strongroom/api/logging'
import { operationFigures } from '@strongroom/api/vault'
import { readConfig } from '@strongroom/shared/config'
import { startWorkers } from '@strongroom/workers'
import { expect, test } from 'vitest'
import { db, environment, givenDatabase, log, stops } from './testing/workers-kit.ts'

givenDatabase({ isEmpty: true })

test('every schema of a platform is said to be made by one part, whose last migration is told', async () => {
  const [config, logger] = [readConfig(environment()), createLogger({ process: 'workers', level: 'silent' })]
  stops.push((await startApi({ config, log, logger })).stop)
  stops.push((await startWorkers({ config, log, logger })).stop)
  const { rows } = await db.query<{ schema: string }>(
    `select nspname::text as schema from pg_namespace
     where nspname !~ '^pg_' and nspname not in ('information_schema', 'public') order by 1`,
  )
  const migrations = await operationFigures.migrations(db)
  expect(migrations.flatMap(({ schemas }) => schemas).sort()).toEqual(rows.map(({ schema }) => schema))
  for (const { name, part } of migrations) expect(name, part).toMatch(/^\d+_/)
})
