import { setTimeout as sleep } from 'node:timers/promises'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { createViews } from '@strongroom/projections'
import { wire } from '@strongroom/shared'
import pg from 'pg'
import { call } from '../../e2e/lib/client.ts'
import { heldLine, idleLine } from '../lib/held-line.ts'
import { largestStatements, mostLines } from '../lib/largest-statements.ts'
import { startJobs } from '../lib/processes.ts'
import type { Line } from '../lib/report.ts'
import { seedLog } from '../lib/seed-log.ts'
import { type Person, type Served, serveApi } from '../lib/serve-api.ts'
import type { BenchServer } from '../lib/server.ts'
import type { LongestTurns } from '../lib/turns.ts'

/** A statement of so many lines has to be read and matched within so many seconds. */
const usualLines = 100_000
const MOST_SECONDS = 60
const idleMs = 5_000
/** The API has no need of the read models of the many events, which would take minutes. */
const behind = { behind: true }
/** Uid of the first seeded member; registration never gives out such uids. */
const firstUid = 5_000_000

const rules = [
  { by: 'reference', days: 10, tolerance: '0' },
  { by: 'reference-sum', days: 10, tolerance: '0' },
  { by: 'amount', days: 3, tolerance: '0' },
  { by: 'day-sum', days: 3, tolerance: '0' },
]
const mapping = { booked_on: 'Date', amount: 'Amount', reference: 'Text' }
const sourceOf = (name: string, format: wire.StatementFormat) => ({
  name,
  account: 'world:chain',
  currency: 'USD',
  format,
  rules,
  mapping: format === 'csv' ? mapping : null,
})

type Bench = {
  readonly admin: Person
  readonly served: Served
  readonly reconcile: () => Promise<{ readonly seconds: number; readonly longest: LongestTurns }>
}

/**
 * How long a worker takes to read a statement and to match it with as many entries of the log: nine lines of ten name their
 * top-up, and the others only have its amount, which all of them share, so that they stay open. Then the same with lines that came
 * before, and a second matching; and how long others wait for the largest file of each format, in the API that takes it in and in
 * the workers that read it.
 */
export const reconciliation = async (
  server: BenchServer,
  _rounds: number,
  _roundMs: number,
  { events = usualLines } = {},
): Promise<Line[]> => {
  const databaseUrl = await server.platformDatabase('reconciliation')
  const served = await serveApi({ databaseUrl, members: 1 })
  try {
    const admin = await served.promoted()
    await giveBooks(databaseUrl, events)
    const jobs = await startJobs(databaseUrl)
    try {
      const bench: Bench = { admin, served, reconcile: () => jobs.run('reconcile-statements') }
      const idle = await served.longestTurns(() => sleep(idleMs), behind)
      return [...(await matchings(bench, events)), ...(await largestFiles(bench)), idleLine(idle)]
    } finally {
      await jobs.stop()
    }
  } finally {
    await served.stop()
  }
}

/** Gives the log its entries, and shows them in the read models that a matching waits for. */
const giveBooks = async (databaseUrl: string, entries: number): Promise<void> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 })
  const log = await openLog({ databaseUrl })
  const views = createViews({ pool, log })
  try {
    await seedLog(pool, { events: entries * 2, members: entries, firstUid })
    await Promise.all(['postings', 'events', 'top_ups', 'adjustments'].map(name => views.advance(name)))
    await pool.query('vacuum (analyze)')
  } finally {
    await views.close()
    await log.close()
    await pool.end()
  }
}

const matchings = async (bench: Bench, lines: number): Promise<Line[]> => {
  const source = await saved(bench, sourceOf('Custody', 'csv'))
  const first = await takenIn(bench, source, statementOf(lines))
  const read = await matched(bench, first.id, `${lines} lines, read and matched`)
  const later = await takenIn(bench, source, `${statementOf(lines)}\n${dayOf(0)},1.00,late`)
  const came = await matched(bench, later.id, `${lines} lines that came before, read and matched`)
  await asked(bench.admin, 'POST', '/finance/statements/rematch', { statement: first.id })
  return [...read, ...came, ...(await matched(bench, first.id, `${lines} lines, matched again`))]
}

const matched = async (bench: Bench, statement: string, what: string): Promise<Line[]> => {
  const { seconds, longest } = await bench.reconcile()
  const found = await ended(bench, statement)
  const note = `${seconds.toFixed(1)} s; ${found.matched} lines matched, ${found.open_lines} open`
  return [
    {
      bench: `a statement of ${what}`,
      against: `${MOST_SECONDS} s`,
      note,
      ratio: seconds / MOST_SECONDS,
      must: { atMost: 1 },
    },
    heldLine(`the workers, ${what}`, longest),
  ]
}

const largestFiles = async (bench: Bench): Promise<Line[]> => {
  const lines: Line[] = []
  for (const format of wire.statementFormats) {
    const source = await saved(bench, sourceOf(format, format))
    const taken = await takenIn(bench, source, largestStatements[format]())
    const read = await bench.reconcile()
    const found = await ended(bench, taken.id)
    if (found.lines !== mostLines) throw new Error(`the ${format} has ${found.lines} lines`)
    lines.push(heldLine(`the API, a ${format} of ${mostLines} lines taken in`, taken.longest))
    lines.push(heldLine(`the workers, which read it in ${read.seconds.toFixed(1)} s`, read.longest))
  }
  return lines
}

const saved = async ({ admin }: Bench, source: object): Promise<string> => {
  const [{ id }] = await asked(admin, 'POST', '/finance/statementsources', source)
  return id
}

/** Hands a file in; answers with its statement, and with the longest turns of the API meanwhile. */
const takenIn = async ({ admin, served }: Bench, source: string, content: string) => {
  let id = ''
  const file = { source, file_name: 'bench', content }
  const longest = await served.longestTurns(async () => {
    ;[{ id }] = await asked(admin, 'POST', '/finance/statements', file)
  }, behind)
  return { id, longest }
}

const ended = async ({ admin }: Bench, statement: string) => {
  const [found] = await asked(admin, 'GET', `/finance/statement/${statement}`)
  if (found.status === 'matched') return found
  throw new Error(`the statement is ${found.status}: ${JSON.stringify(found.problems)}`)
}

/** The day of a seeded top-up: each takes two events, of a second each. */
const dayOf = (n: number): string =>
  new Date(Date.UTC(2026, 0, 1) + (2 * n + 1) * 1000).toISOString().slice(0, 10)

const statementOf = (lines: number): string => {
  const line = (n: number) => `${dayOf(n)},100000.00,${n % 10 === 0 ? 'coins' : `in t-${firstUid + n}`}`
  return ['Date,Amount,Text', ...Array.from({ length: lines }, (_, n) => line(n))].join('\n')
}

// biome-ignore lint/suspicious/noExplicitAny: a bench looks into answers of several shapes.
type Rows = [any]

const asked = async (admin: Person, method: string, path: string, body?: object): Promise<Rows> => {
  const given = body as Readonly<Record<string, unknown>> | undefined
  const { status, body: answer } = await call(admin, method, path, given)
  if (status !== 200 || answer.status !== true) throw new Error(`${path}: ${status} ${answer.code}`)
  return answer.data as Rows
}
