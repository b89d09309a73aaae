import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@strongroom/api/logging'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { type FreshDatabase, freshDatabase, startTestEventStore } from '@strongroom/ledger/testing'
import { createViews } from '@strongroom/projections'
import { readConfig } from '@strongroom/shared/config'
import { startWorkers } from '@strongroom/workers'
import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { begunPlatform } from './testing/begun-platform.ts'
import { runHere } from './testing/operator.ts'
import { runTool } from './tool.ts'

const folder = mkdtempSync(join(tmpdir(), 'strongroom-copy-'))
afterAll(() => rmSync(folder, { recursive: true }))

const environment = (url: string, more: NodeJS.ProcessEnv = {}) => ({
  ...process.env,
  NODE_ENV: 'test',
  DATABASE_URL: url,
  DATA_DIR: folder,
  DEMO_DATA: 'small',
  ...more,
})

/** Lets workers look at read models that were made from the log before it moved, until none is lost. */
const madeAnewOver = async (eventstoreUrl: string, databaseUrl: string) => {
  const log = await openLog({ databaseUrl, eventstoreUrl })
  const workers = await startWorkers({
    config: readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: folder }),
    log,
    logger: createLogger({ process: 'workers', level: 'silent' }),
    paces: { look: 200 },
  })
  const pool = new Pool({ connectionString: databaseUrl })
  const views = createViews({ pool, log })
  const lost = async () => (await views.status()).filter(each => each.lost || each.rebuilding)
  try {
    // Dozens of them, one after the other; each look asks for all of them.
    await expect.poll(lost, { interval: 500 }).toEqual([])
    return await moneyIn(pool)
  } finally {
    await workers.stop()
    await views.close()
    await pool.end()
    await log.close()
  }
}

/** Builds every read model of a database's log and answers with those that hold money, row by row. */
const moneyShown = async (url: string) => {
  const [pool, log] = [new Pool({ connectionString: url }), await openLog({ databaseUrl: url })]
  pool.on('connect', client => client.on('error', () => {}))
  const views = createViews({ pool, log })
  await views.prepare(url)
  await views.catchUp()
  const shown = await moneyIn(pool)
  await views.close()
  await log.close()
  await pool.end()
  return shown
}

const moneyIn = (pool: Pool) =>
  Promise.all(
    ['balances', 'wallets', 'swaps', 'top_ups'].map(
      async table =>
        (await pool.query(`select row_to_json(t) as row from views.${table} t order by 1::text`)).rows,
    ),
  )

test('read models built from a log that moved to EventStoreDB and back are equal, and those there were go on over it', async () => {
  const databases: FreshDatabase[] = [await freshDatabase(begunPlatform), await freshDatabase(begunPlatform)]
  const [from, to] = databases as [FreshDatabase, FreshDatabase]
  const node = await startTestEventStore()
  try {
    const seeded = await runTool([process.execPath, 'scripts/seed.ts'], { env: environment(from.url) })
    expect(seeded.code, seeded.output).toBe(0)
    const copy = (source: string, target: string) =>
      runHere(environment(from.url), ['log', 'copy', '--from', source, '--to', target])
    expect((await copy('embedded', node.url)).output).toMatch(/Both logs are equal[\s\S]*log seal/)
    expect((await copy(node.url, to.url)).output).toContain('Both logs are equal')
    const [before, after] = [await moneyShown(from.url), await moneyShown(to.url)]
    expect(before[0]?.length).toBeGreaterThan(5)
    expect(after).toEqual(before)
    expect(await madeAnewOver(node.url, from.url)).toEqual(before)
  } finally {
    await node.stop()
    await Promise.all(databases.map(each => each.drop()))
  }
})
