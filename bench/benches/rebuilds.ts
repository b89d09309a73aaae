import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { createViews } from '@strongroom/projections'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { median } from '../lib/measure.ts'
import { startRebuilder } from '../lib/processes.ts'
import type { Line } from '../lib/report.ts'
import { type Seed, seedLog } from '../lib/seed-log.ts'
import { type Served, serveApi } from '../lib/serve-api.ts'
import type { BenchServer } from '../lib/server.ts'
import { type Reads, readSteadily } from '../lib/steady-reads.ts'
import { doInTurn, drained, lineOf, type Work } from '../lib/works.ts'
import { rebuildEmmett, seedEmmett } from '../peers/emmett-rebuild.ts'

const emmettEvents = 2_000
const readsPerSecond = 100
const readers = 8
/** How long people read before the rebuild, to measure its cost to them. */
const quietMs = 10_000

type Platform = {
  readonly pool: pg.Pool
  readonly rebuilder: Awaited<ReturnType<typeof startRebuilder>>
  readonly served: Served
  /** How long people waited for their wallets before and during each rebuild of balances. */
  readonly noticed: { readonly before: Reads; readonly during: Reads }[]
}

/** Read models made anew from a long log. */
export const rebuilds = async (
  server: BenchServer,
  rounds: number,
  _: number,
  { events = 1_000_000, members = 10_000 } = {},
): Promise<Line[]> => {
  const platform = await openPlatform(await server.platformDatabase('rebuilds'), {
    events,
    members,
    firstUid: 200_000,
  })
  const emmett = await server.database('rebuilds_emmett')
  await seedEmmett(emmett, emmettEvents)
  const { pool, rebuilder, served, noticed } = platform
  const ofStatement = {
    name: 'rebuild of the statement',
    do: () => rebuilder.rebuild('movements').then(() => linesIn(pool)),
  }
  const works = [
    copyOut(pool, events),
    rebuildNoticed(platform, events),
    rebuildOfEmmett(emmett),
    ofStatement,
    copyIn(pool),
  ]
  const rates = await doInTurn(works, rounds)
  await Promise.all([served.stop(), rebuilder.stop()])
  await pool.end()
  return [
    lineOf(rates, 'rebuild of balances, people reading', 'COPY OUT of the log', 0.3),
    lineOf(rates, 'rebuild of balances, people reading', 'Emmett 0.42’s rebuild', 50),
    noticedLine(noticed),
    lineOf(rates, 'rebuild of the statement', 'COPY into the indexed table', 0.6),
  ]
}

/** With the rebuilt read model and the ones that people read caught up. */
const openPlatform = async (url: string, seed: Seed): Promise<Platform> => {
  const log = await openLog({ databaseUrl: url })
  const pool = new pg.Pool({ connectionString: url, max: 40 })
  const views = createViews({ pool, log, onParked: parked => console.error(parked) })
  // First the readers, who wait for every read model: only the measured ones have to come through the long log.
  const served = await serveApi({ databaseUrl: url, members: readers })
  await seedLog(pool, seed)
  for (const name of ['wallets', 'balances', 'movements']) await views.advance(name)
  await views.close()
  await log.close()
  // Earlier writes must not be flushed to the disk while something is measured.
  await pool.query('checkpoint')
  return { pool, rebuilder: await startRebuilder(url), served, noticed: [] }
}

/** A rebuild that people read through, having read in peace before it. */
const rebuildNoticed = ({ rebuilder, served, noticed }: Platform, events: number): Work => {
  let reading: ReturnType<typeof readSteadily>
  let before: Reads
  return {
    name: 'rebuild of balances, people reading',
    before: async () => {
      reading = readSteadily(served, readsPerSecond)
      await sleep(quietMs)
      before = await reading.ask()
    },
    do: () => rebuilder.rebuild('balances').then(() => events),
    after: async () => {
      noticed.push({ before, during: await reading.ask() })
      await reading.stop()
    },
  }
}

/** Of a log that is shorter than ours: its rate does not depend on that, and a million events would take it half an hour. */
const rebuildOfEmmett = (url: string): Work => ({
  name: 'Emmett 0.42’s rebuild',
  do: () => rebuildEmmett(url).then(() => emmettEvents),
})

/** Rows are dropped as they come: a log of any length goes through. */
const copyOut = (pool: pg.Pool, events: number): Work => ({
  name: 'COPY OUT of the log',
  do: async () => {
    const client = await pool.connect()
    for await (const _ of client.query(copyTo('copy log.events to stdout')));
    client.release()
    return events
  },
})

const linesIn = async (pool: pg.Pool): Promise<number> =>
  (await pool.query('select count(*)::int as n from views.movements')).rows[0].n

/** The statement's own rows into an empty table with the same indexes, in one COPY. */
const copyIn = (pool: pg.Pool): Work => {
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
    after: async () => {
      chunks = []
    },
  }
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
