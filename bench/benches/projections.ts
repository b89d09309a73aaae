import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Log, openLog } from '@strongroom/ledger'
import { createViews, type Views } from '@strongroom/projections'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { median } from '../lib/measure.ts'
import { type Line, rateLine } from '../lib/report.ts'
import { seedLog } from '../lib/seed-log.ts'
import type { BenchServer } from '../lib/server.ts'
import { projectRowByRow } from '../peers/row-by-row.ts'

const rowByRowEvents = 1_000

type Platform = { readonly url: string; readonly pool: pg.Pool; readonly log: Log; readonly views: Views }

/** Something that is done to so many events or rows, and timed as a whole; `before` is not. */
type Work = {
  readonly name: string
  readonly before?: () => Promise<void>
  readonly do: () => Promise<number>
}

/** `members` share the events: the fewer there are, the more often a row is changed again in a batch. */
export const projections = async (
  server: BenchServer,
  rounds: number,
  _roundMs: number,
  { events = 100_000, members = 10_000 } = {},
): Promise<Line[]> => {
  const url = await server.database('projections')
  const log = await openLog({ databaseUrl: url })
  const pool = new pg.Pool({ connectionString: url, max: 40 })
  const platform = {
    url,
    pool,
    log,
    views: createViews({ pool, log, onParked: parked => console.error(parked) }),
  }
  await seedLog(pool, { events, members })
  const works = worksOf(platform, events)
  const rates = new Map<string, number[]>(works.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const work of works) rates.get(work.name)?.push(await rateOf(work))
  await platform.views.close()
  await pool.end()
  await log.close()
  return linesOf(rates)
}

/** In this order: what is measured last finds the tables that were filled before. */
const worksOf = (platform: Platform, events: number): readonly Work[] => {
  const { pool, log, views } = platform
  const before = () => emptied(platform)
  return [
    {
      name: 'row by row',
      before,
      do: () => projectRowByRow(pool, log, rowByRowEvents).then(() => rowByRowEvents),
    },
    { name: 'catch-up', before, do: () => views.catchUp().then(() => events) },
    { name: 'COPY OUT of the log', do: () => drained(pool, 'log.events').then(() => events) },
    { name: 'rebuild of balances', do: () => rebuilt(views, 'balances').then(() => events) },
    { name: 'rebuild of the statement', do: () => rebuilt(views, 'movements').then(() => linesIn(pool)) },
    copyOf(pool),
  ]
}

const emptied = async ({ pool, views, url }: Platform): Promise<void> => {
  await pool.query('drop schema if exists views, views_next, views_previous cascade')
  await views.prepare(url)
}

const rateOf = async ({ before, do: work }: Work): Promise<number> => {
  await before?.()
  const began = performance.now()
  const count = await work()
  return (count / (performance.now() - began)) * 1000
}

const rebuilt = async (views: Views, name: string): Promise<void> => {
  const { cutOver, comparison } = await views.rebuild(name)
  if (!cutOver) throw new Error(`the rebuild of ${name} differs: ${JSON.stringify(comparison)}`)
}

const linesIn = async (pool: pg.Pool): Promise<number> =>
  (await pool.query('select count(*)::int as n from views.movements')).rows[0].n

const drained = async (pool: pg.Pool, table: string): Promise<Buffer[]> => {
  const client = await pool.connect()
  const chunks: Buffer[] = []
  for await (const chunk of client.query(copyTo(`copy ${table} to stdout`))) chunks.push(chunk as Buffer)
  client.release()
  return chunks
}

/** The statement's own rows into an empty table with the same indexes, in one COPY. */
const copyOf = (pool: pg.Pool): Work => {
  let chunks: Buffer[] = []
  return {
    name: 'COPY into the indexed table',
    before: async () => {
      chunks = await drained(pool, 'views.movements')
      await pool.query('drop table if exists lines; create table lines (like views.movements including all)')
    },
    do: async () => {
      const client = await pool.connect()
      await pipeline(Readable.from(chunks), client.query(copyFrom('copy lines from stdin')))
      client.release()
      return linesIn(pool)
    },
  }
}

const linesOf = (rates: ReadonlyMap<string, readonly number[]>): Line[] => {
  const result = (name: string) => {
    const all = rates.get(name) ?? []
    const [low, high] = [Math.min(...all), Math.max(...all)]
    return { name, perSecond: median(all), low, high, p50: 0, p99: 0 }
  }
  const line = (ours: string, baseline: string, atLeast: number) =>
    rateLine(ours, result(ours), result(baseline), { atLeast })
  return [
    line('catch-up', 'row by row', 20),
    line('rebuild of balances', 'COPY OUT of the log', 0.3),
    line('rebuild of the statement', 'COPY into the indexed table', 0.6),
  ]
}
