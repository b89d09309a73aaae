import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { processorSecondsOf, serverProcessorSeconds } from '../lib/processor-time.ts'
import type { Line } from '../lib/report.ts'
import { type RestingPlatform, startRestingPlatform } from '../lib/resting-platform.ts'
import type { BenchServer } from '../lib/server.ts'

type Windows = {
  /** How long nothing is measured after the start, and how long is measured then. */
  readonly quietMs: number
  readonly measureMs: number
}

/** The most that an idle platform does in a second; processor time is a share of one core. */
const aims = { transactions: 3, rows: 1, processor: 0.02, births: 0, lines: 0, commands: 5 }

/**
 * The work of a platform with the demo in it that nobody uses: transactions and rows by PostgreSQL's own counters over all
 * databases, processor time, processes of PostgreSQL born, lines logged, and commands of Redis where `REDIS_URL` is set.
 */
export const rest = async (
  server: BenchServer,
  windows: Windows,
  root = new URL('../../', import.meta.url),
): Promise<Line[]> => {
  const url = await server.platformDatabase('rest')
  const platform = await startRestingPlatform(url, root)
  try {
    await sleep(windows.quietMs)
    return await measured(server, platform, url, windows.measureMs)
  } finally {
    await platform.stop()
  }
}

const measured = async (server: BenchServer, platform: RestingPlatform, url: string, ms: number) => {
  const before = await countersOf(server, platform, url)
  const births = countBirths(server.pid)
  await sleep(ms)
  const born = births.stop()
  const after = await countersOf(server, platform, url)
  sayWritten(before.written, after.written)
  const seconds = (after.at - before.at) / 1_000
  const perSecond = (key: keyof typeof aims & keyof typeof before) => (after[key] - before[key]) / seconds
  const note = `a second, over ${seconds.toFixed(0)} s`
  const line = (bench: keyof typeof aims, ratio: number): Line => ({
    bench,
    against: `an idle platform (${unitOf[bench]})`,
    ratio,
    must: { atMost: aims[bench] },
    note,
  })
  return [
    line('transactions', perSecond('transactions')),
    line('rows', perSecond('rows')),
    line('processor', perSecond('processor')),
    line('births', born),
    line('lines', after.lines - before.lines),
    ...(process.env.REDIS_URL ? [line('commands', perSecond('commands'))] : []),
  ]
}

const unitOf: Readonly<Record<keyof typeof aims, string>> = {
  transactions: 'committed and rolled back',
  rows: 'inserted, updated and deleted',
  processor: 'cores',
  births: 'processes of PostgreSQL in all',
  lines: 'of the log in all',
  commands: 'of Redis',
}

const writtenByTable = `select schemaname || '.' || relname as name, (n_tup_ins + n_tup_upd + n_tup_del)::int as rows
  from pg_stat_all_tables`

/** Says to which tables the rows were written, for somebody who looks for what an idle platform does. */
const sayWritten = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): void => {
  for (const [name, rows] of after) {
    const fresh = rows - (before.get(name) ?? 0)
    if (fresh > 0) console.log(`${fresh} rows in ${name}`)
  }
}

const countersOf = async (server: BenchServer, { pids, lines }: RestingPlatform, url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const written = process.env.BENCH_VERBOSE ? (await client.query(writtenByTable)).rows : []
  const { rows } = await client.query(
    `select sum(xact_commit + xact_rollback)::float8 as transactions,
       sum(tup_inserted + tup_updated + tup_deleted)::float8 as rows from pg_stat_database`,
  )
  await client.end()
  return {
    ...(rows[0] as { transactions: number; rows: number }),
    at: performance.now(),
    written: new Map(written.map(({ name, rows }: { name: string; rows: number }) => [name, rows])),
    lines: lines(),
    processor:
      processorSecondsOf(pids.api) + processorSecondsOf(pids.workers) + serverProcessorSeconds(server.pid),
    commands: await redisCommands(),
  }
}

const redisCommands = async (): Promise<number> => {
  const url = process.env.REDIS_URL
  if (!url) return 0
  // It belongs to the API: the bench itself has no client of Redis.
  const { Redis } = createRequire(new URL('../../api/package.json', import.meta.url))('ioredis')
  const redis = new Redis(url)
  const stats: string = await redis.info('stats')
  await redis.quit()
  return Number(/total_commands_processed:(\d+)/.exec(stats)?.[1])
}

/** Looked at ten times a second, so that one that lives shorter may be missed; those of autovacuum do not count. */
const countBirths = (postmaster: number) => {
  const known = new Set(childrenOf(postmaster).map(({ pid }) => pid))
  let born = 0
  const timer = setInterval(() => {
    for (const { pid, title } of childrenOf(postmaster)) {
      // One without a title is about to begin, or has just ended.
      if (title === '' || known.has(pid)) continue
      known.add(pid)
      if (title.includes('autovacuum')) continue
      born++
      if (process.env.BENCH_VERBOSE) console.log(`born: ${title}`)
    }
  }, 100)
  return {
    stop: () => {
      clearInterval(timer)
      return born
    },
  }
}

const childrenOf = (parent: number): readonly { readonly pid: number; readonly title: string }[] =>
  readdirSync('/proc').flatMap(name => {
    try {
      const stat = readFileSync(`/proc/${Number(name)}/stat`, 'utf8')
      if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) !== parent) return []
      return [
        { pid: Number(name), title: readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ') },
      ]
    } catch {
      return []
    }
  })
