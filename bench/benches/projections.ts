import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Log, openLog } from '@strongroom/ledger'
import { createViews, type Views } from '@strongroom/projections'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { median } from '../lib/measure.ts'
import { type Line, rateLine } from '../lib/report.ts'
import { type Seed, seedLog } from '../lib/seed-log.ts'
import { type Served, serveApi, topUps } from '../lib/serve-api.ts'
import type { BenchServer } from '../lib/server.ts'
import { type Reads, readSteadily } from '../lib/steady-reads.ts'
import { rebuildEmmett, seedEmmett } from '../peers/emmett-rebuild.ts'
import { projectRowByRow } from '../peers/row-by-row.ts'

const rowByRowEvents = 1_000
const emmettEvents = 2_000
const readsPerSecond = 100
/** So long people read before the rebuild, to see what it costs them. */
const quietMs = 5_000
const readers = 8

type Platform = {
  readonly url: string
  readonly pool: pg.Pool
  readonly log: Log
  readonly views: Views
  readonly served: Served
  /** How long people waited for their wallets before and during each rebuild of balances. */
  readonly noticed: { readonly before: Reads; readonly during: Reads }[]
}

/** Something that is done to so many events or rows, and timed as a whole; `before` and `after` are not. */
type Work = {
  readonly name: string
  readonly before?: () => Promise<void>
  readonly do: () => Promise<number>
  readonly after?: () => Promise<void>
}

/** `members` share the events: the fewer there are, the more often a row is changed again in a batch. */
export const projections = async (
  server: BenchServer,
  rounds: number,
  roundMs: number,
  { events = 100_000, members = 10_000 } = {},
): Promise<Line[]> => {
  const platform = await openPlatform(await server.database('projections'), { events, members })
  const commands = await openCommands(await server.database('projections_commands'), roundMs)
  const emmett = await server.database('projections_emmett')
  await seedEmmett(emmett, emmettEvents)
  const works = [...worksOf(platform, events), rebuildOfEmmett(emmett), commands.work]
  const rates = new Map<string, number[]>(works.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const work of works) rates.get(work.name)?.push(await rateOf(work))
  await commands.stop()
  await platform.served.stop()
  await platform.views.close()
  await platform.pool.end()
  await platform.log.close()
  return [...linesOf(rates), noticedLine(platform.noticed)]
}

const openPlatform = async (url: string, seed: Seed): Promise<Platform> => {
  const log = await openLog({ databaseUrl: url })
  const pool = new pg.Pool({ connectionString: url, max: 40 })
  await seedLog(pool, seed)
  const views = createViews({ pool, log, onParked: parked => console.error(parked) })
  const served = await serveApi({ databaseUrl: url, members: readers })
  return { url, pool, log, views, served, noticed: [] }
}

/** How many events commands through HTTP write: what the read models have to keep up with. */
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
    rebuildNoticed(platform, events),
    { name: 'rebuild of the statement', do: () => rebuilt(views, 'movements').then(() => linesIn(pool)) },
    copyOf(pool),
  ]
}

/** Of a log that is shorter than ours: its rate does not depend on that, and a million events would take it half an hour. */
const rebuildOfEmmett = (url: string): Work => ({
  name: 'Emmett 0.42’s rebuild',
  do: () => rebuildEmmett(url).then(() => emmettEvents),
})

const emptied = async ({ pool, views, url }: Platform): Promise<void> => {
  await pool.query('drop schema if exists views, views_next, views_previous cascade')
  await views.prepare(url)
}

const rateOf = async ({ before, do: work, after }: Work): Promise<number> => {
  await before?.()
  const began = performance.now()
  const count = await work()
  const tookMs = performance.now() - began
  await after?.()
  return (count / tookMs) * 1000
}

const rebuilt = async (views: Views, name: string): Promise<void> => {
  const { cutOver, comparison } = await views.rebuild(name)
  if (!cutOver) throw new Error(`the rebuild of ${name} differs: ${JSON.stringify(comparison)}`)
}

/** A rebuild that people read through, having read in peace before it. */
const rebuildNoticed = ({ views, served, noticed }: Platform, events: number): Work => {
  let reading: ReturnType<typeof readSteadily>
  let before: Reads
  return {
    name: 'rebuild of balances, people reading',
    before: async () => {
      reading = readSteadily(served, readsPerSecond)
      await sleep(quietMs)
      before = await reading.ask()
    },
    do: () => rebuilt(views, 'balances').then(() => events),
    after: async () => {
      noticed.push({ before, during: await reading.ask() })
      await reading.stop()
    },
  }
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
    line('catch-up', 'commands through HTTP', 1.5),
    line('rebuild of balances, people reading', 'COPY OUT of the log', 0.3),
    line('rebuild of balances, people reading', 'Emmett 0.42’s rebuild', 50),
    line('rebuild of the statement', 'COPY into the indexed table', 0.6),
  ]
}

const noticedLine = (noticed: Platform['noticed']): Line => {
  const before = median(noticed.map(each => each.before.p99))
  const during = median(noticed.map(each => each.during.p99))
  const p50s = [noticed.map(each => each.before.p50), noticed.map(each => each.during.p50)].map(median)
  return {
    bench: 'p99 of reads while balances are rebuilt',
    against: 'before',
    ratio: during / before,
    must: { atMost: 2 },
    note: `${during.toFixed(1)} against ${before.toFixed(1)} ms; p50 ${p50s
      .map(each => each?.toFixed(1))
      .reverse()
      .join(' against ')} ms`,
  }
}
