import { migratePrivate } from '@strongroom/api'
import { type Log, openLog } from '@strongroom/ledger/eventlog/log'
import { parseProof, signingKey, verifyProof } from '@strongroom/ledger/eventlog/seal'
import { createSealer, receiptOf, verifySeal } from '@strongroom/projections/seal'
import pg from 'pg'
import { median } from '../lib/measure.ts'
import type { Line } from '../lib/report.ts'
import { seedLog } from '../lib/seed-log.ts'
import type { BenchServer } from '../lib/server.ts'
import { doInTurn, lineOf, type Rates, type Work } from '../lib/works.ts'
import { sealBesideAppends } from './seal-beside-appends.ts'

const reading = 'reading the log'
const sealing = 'sealing a whole log'
const checking = 'holding all that is sealed against the log'

const signer = signingKey('bench.example/log', 'note', Buffer.alloc(32, 1))

/** The cost of sealing to writers, and by itself; the size of the tiles; the time of a receipt. */
export const seal = async (
  server: BenchServer,
  rounds: number,
  _: number,
  { events = 100_000 } = {},
): Promise<Line[]> => [
  ...(await sealBesideAppends(server, rounds)),
  ...(await byItself(server, rounds, events)),
]

const byItself = async (server: BenchServer, rounds: number, events: number): Promise<readonly Line[]> => {
  const url = await server.platformDatabase('seal_alone')
  await migratePrivate(url)
  const log = await openLog({ databaseUrl: url })
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  await seedLog(pool, { events, members: 10_000 })
  const parts = { pool, log, keys: [signer.key] }
  const sealer = createSealer({
    pool,
    log,
    signer,
    now: () => new Date(),
    growMs: Number.POSITIVE_INFINITY,
    checkMs: 0,
    restFactor: 0,
  })
  const anew = async () => {
    await pool.query('truncate seal.tiles, seal.checkpoints')
    await pool.query(
      `update seal.tree set size = 0, position = '', round_size = 0, round_position = '', signed_size = 0`,
    )
  }
  const sound = async (work: Promise<unknown>) => {
    const found = await work
    if (found) throw new Error(`the log cannot be sealed: ${JSON.stringify(found)}`)
    return events
  }
  const works: readonly Work[] = [
    { name: reading, do: () => readAll(log) },
    { name: sealing, before: anew, do: () => sound(sealer.turn()) },
    { name: checking, do: () => sound(verifySeal(parts).then(({ fault }) => fault)) },
  ]
  const rates = await doInTurn(works, rounds)
  const size = await sizeLine(pool, events)
  const receipt = await receiptLine(pool, log, rates, events)
  await pool.end()
  await log.close()
  return [lineOf(rates, sealing, reading, 0.2), lineOf(rates, checking, reading, 0.2), size, receipt]
}

const readAll = async (log: Log): Promise<number> => {
  const scan = log.scan(undefined)
  let read = 0
  for (let page = await scan.next(); page.length > 0; page = await scan.next()) read += page.length
  await scan.close()
  return read
}

/** On the disk, indexes and all, against the 32 bytes of a hash: PostgreSQL stores a tile in five pieces, of which four fill a page. */
const sizeLine = async (pool: pg.Pool, events: number): Promise<Line> => {
  await pool.query('vacuum full seal.tiles')
  const { rows } = await pool.query<{ bytes: string }>(`select pg_total_relation_size('seal.tiles') as bytes`)
  const each = Number(rows[0]?.bytes) / events
  return {
    bench: 'bytes of tiles an event',
    against: 'a hash',
    ratio: each / 32,
    note: `${each.toFixed(1)} bytes`,
  }
}

/** A receipt made and one checked, in events that could be read meanwhile. */
const receiptLine = async (pool: pg.Pool, log: Log, rates: Rates, events: number): Promise<Line> => {
  const page = await log.readAll({ limit: Math.min(events, 1_000) })
  const [made, checked]: [number[], number[]] = [[], []]
  for (const { position } of page.slice(0, 200)) {
    const began = performance.now()
    const receipt = await receiptOf({ db: pool, log }, position)
    made.push(performance.now() - began)
    if (!receipt) throw new Error('an event has no receipt')
    const handed = performance.now()
    verifyProof({ leaf: receipt.leaf, proof: parseProof(receipt.proof), log: signer.key })
    checked.push(performance.now() - handed)
  }
  const perMs = median([...(rates.get(reading) ?? [])]) / 1000
  return {
    bench: 'a receipt checked',
    against: 'events read meanwhile',
    ratio: median(checked) * perMs,
    note: `${median(checked).toFixed(2)} ms; made in ${median(made).toFixed(1)} ms`,
  }
}
