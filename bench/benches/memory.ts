import { createLedger } from '@strongroom/ledger/eventlog'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { createViews } from '@strongroom/projections'
import pg from 'pg'
import { seedCatalogue } from '../../scripts/seed/seed-catalogue.ts'
import { hit } from '../lib/load.ts'
import { type Contender, median, race } from '../lib/measure.ts'
import { rebuildApart, residentMb, startWorker } from '../lib/processes.ts'
import type { Line } from '../lib/report.ts'
import { seedLog } from '../lib/seed-log.ts'
import { personOf, type Served, serveApi, topUps } from '../lib/serve-api.ts'
import type { BenchServer } from '../lib/server.ts'

const mostMb = 300
const sampleMs = 250

/** Resident memory by process, as it was sampled; in megabytes. */
type Samples = ReadonlyMap<string, number[]>

/** The memory of the processes: under commands and reads, and while the statement is rebuilt beside them. */
export const memory = async (
  server: BenchServer,
  rounds: number,
  roundMs: number,
  { events = 100_000 } = {},
): Promise<Line[]> => {
  const url = await server.platformDatabase('memory')
  const caughtUp = await seeded(url, events)
  const worker = startWorker(url)
  await caughtUp()
  const served = await serveApi({ databaseUrl: url })
  const pids = new Map([
    ['api', served.pid],
    ['workers', worker.pid],
  ])
  const samples: Samples = new Map(['api', 'workers', 'rebuild'].map(name => [name, []]))
  const sampling = setInterval(() => sample(pids, samples), sampleMs)
  await load(served, rounds, roundMs)
  await Promise.all([
    load(served, rounds, roundMs),
    rebuildApart(url, 'movements', pid => pids.set('rebuild', pid)),
  ])
  clearInterval(sampling)
  await Promise.all([served.stop(), worker.stop()])
  return [...samples].map(lineOf)
}

/** A log to begin with; the answer waits until the read models show it. */
const seeded = async (url: string, events: number) => {
  const log = await openLog({ databaseUrl: url })
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  await seedLog(pool, { events, members: Math.ceil(events / 50) })
  await seedCatalogue(log, createLedger({ log }))
  const views = createViews({ pool, log })
  await views.prepare(url)
  return async () => {
    const shown = await views.waitForPosition(await log.head(), views.names, 600_000)
    if (!shown) throw new Error('the workers have not caught up in ten minutes')
    await views.close()
    await pool.end()
    await log.close()
  }
}

const sample = (pids: ReadonlyMap<string, number>, samples: Samples) => {
  for (const [name, pid] of pids) {
    const megabytes = residentMb(pid)
    if (megabytes !== undefined) samples.get(name)?.push(megabytes)
  }
}

const load = (served: Served, rounds: number, roundMs: number) => {
  const reads: Contender = {
    name: 'reads',
    once: client => hit(`${served.base}/v1/wallets/userWallet/%7B%7D`, { session: personOf(served, client) }),
  }
  return race([topUps('commands', served), reads], { clients: 32, rounds, roundMs })
}

const lineOf = ([name, all]: [string, number[]]): Line => {
  const third = Math.ceil(all.length / 3)
  const [early, late] = [median(all.slice(0, third)), median(all.slice(-third))]
  return {
    bench: `memory of ${name}, the most`,
    against: `${mostMb} MB`,
    ratio: Math.max(...all) / mostMb,
    must: { atMost: 1 },
    note: `${Math.max(...all).toFixed(0)} MB; in the middle of the first third ${early.toFixed(0)}, of the last ${late.toFixed(0)}`,
  }
}
