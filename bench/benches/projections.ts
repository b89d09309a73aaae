import { openLog } from '@strongroom/ledger/eventlog/log'
import { createViews } from '@strongroom/projections'
import pg from 'pg'
import type { Line } from '../lib/report.ts'
import { seedLog } from '../lib/seed-log.ts'
import { serveApi, topUps } from '../lib/serve-api.ts'
import type { BenchServer } from '../lib/server.ts'
import { doInTurn, lineOf, type Work } from '../lib/works.ts'
import { projectRowByRow } from '../peers/row-by-row.ts'

const rowByRowEvents = 1_000

/**
 * All read models brought up to the end of a log. `members` share the events: the fewer there are, the more often a row
 * is changed again in a batch.
 */
export const projections = async (
  server: BenchServer,
  rounds: number,
  roundMs: number,
  { events = 100_000, members = 10_000 } = {},
): Promise<Line[]> => {
  const url = await server.platformDatabase('projections')
  const log = await openLog({ databaseUrl: url })
  const pool = new pg.Pool({ connectionString: url, max: 40 })
  await seedLog(pool, { events, members })
  const views = createViews({ pool, log, onParked: parked => console.error(parked) })
  const before = async () => {
    await pool.query('drop schema if exists views, views_next, views_previous cascade')
    await views.prepare(url)
  }
  const rowByRow = () => projectRowByRow(pool, log, rowByRowEvents).then(() => rowByRowEvents)
  const commands = await openCommands(await server.platformDatabase('projections_commands'), roundMs)
  const works: readonly Work[] = [
    { name: 'row by row', before, do: rowByRow },
    { name: 'catch-up', before, do: () => views.catchUp().then(() => events) },
    commands.work,
  ]
  const rates = await doInTurn(works, rounds)
  await commands.stop()
  await views.close()
  await pool.end()
  await log.close()
  return [
    lineOf(rates, 'catch-up', 'row by row', 20),
    lineOf(rates, 'catch-up', 'commands through HTTP', 1.5),
  ]
}

/** The rate of events that commands through HTTP write, and that the read models have to keep up with. */
const openCommands = async (url: string, roundMs: number) => {
  const served = await serveApi({ databaseUrl: url })
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const written = async () =>
    (await pool.query('select count(*)::int as n from log.events')).rows[0].n as number
  const { once } = topUps('commands', served)
  const work = async () => {
    const before = await written()
    const end = performance.now() + roundMs
    const submit = async (_: unknown, client: number) => {
      for (let n = 0; performance.now() < end; n++) await once(client, n)
    }
    await Promise.all(Array.from({ length: 32 }, submit))
    return (await written()) - before
  }
  return {
    work: { name: 'commands through HTTP', do: work },
    stop: () => Promise.all([served.stop(), pool.end()]),
  }
}
