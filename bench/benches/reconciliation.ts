import { openLog } from '@strongroom/ledger/eventlog/log'
import pg from 'pg'
import { call } from '../../e2e/lib/client.ts'
import type { Line } from '../lib/report.ts'
import { runJob } from '../lib/run-job.ts'
import { seedLog } from '../lib/seed-log.ts'
import { type Person, serveApi } from '../lib/serve-api.ts'
import type { BenchServer } from '../lib/server.ts'

/** A statement of so many lines has to be read and matched within so many seconds. */
const usualLines = 100_000
const MOST_SECONDS = 60
/** Uid of the first seeded member; registration never gives out such uids. */
const firstUid = 5_000_000

const rules = [
  { by: 'reference', days: 10, tolerance: '0' },
  { by: 'reference-sum', days: 10, tolerance: '0' },
  { by: 'amount', days: 3, tolerance: '0' },
  { by: 'day-sum', days: 3, tolerance: '0' },
]
const mapping = { booked_on: 'Date', amount: 'Amount', reference: 'Text' }
const source = { name: 'Custody', account: 'world:chain', currency: 'USD', format: 'csv', mapping, rules }

/**
 * How long a worker takes to read a statement and to match it with as many entries of the log: nine lines of ten name their
 * top-up, and the others only have its amount, which all of them share, so that they stay open.
 */
export const reconciliation = async (
  server: BenchServer,
  _rounds: number,
  _roundMs: number,
  { events = usualLines } = {},
): Promise<Line[]> => {
  const databaseUrl = await server.platformDatabase('reconciliation')
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  // Makes its tables.
  await (await openLog({ databaseUrl })).close()
  await seedLog(pool, { events: events * 2, members: events, firstUid })
  const served = await serveApi({ databaseUrl, members: 1 })
  try {
    await served.caughtUp()
    await pool.query('vacuum (analyze)')
    const admin = await served.promoted()
    const [{ id }] = await asked(admin, 'POST', '/finance/statementsources', source)
    const content = statementOf(events)
    const [{ id: statement }] = await asked(admin, 'POST', '/finance/statements', {
      ...{ source: id, file_name: 'bench.csv', content },
    })
    const { seconds, longestMs } = await reconciled(databaseUrl)
    const [found] = await asked(admin, 'GET', `/finance/statement/${statement}`)
    if (found.status !== 'matched') throw new Error(`the statement is ${found.status}`)
    return [
      {
        bench: `a statement of ${events} lines, read and matched`,
        against: `${MOST_SECONDS} s`,
        ratio: seconds / MOST_SECONDS,
        must: { atMost: 1 },
        note: `${seconds.toFixed(1)} s; ${found.matched} lines matched, ${found.open_lines} open`,
      },
      heldLine(`a statement of ${events} lines that is read and matched`, longestMs),
      ...(await otherFormats(admin, databaseUrl)),
    ]
  } finally {
    await Promise.all([served.stop(), pool.end()])
  }
}

/** So long may other work of the process wait, in milliseconds. */
const MOST_HELD_MS = 50
const mostLines = 200_000

/** Gives the job a turn in this process, and looks for how long at most it has kept other work of the process waiting. */
const reconciled = async (databaseUrl: string) => {
  const watch = watchTurns()
  const seconds = await runJob(databaseUrl, 'reconcile-statements')
  return { seconds, longestMs: watch.end() }
}

/** The most that this thread has computed between two of its turns: on a machine with other work, time alone says little. */
const watchTurns = () => {
  let [longest, before] = [0, process.threadCpuUsage()]
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1_000)
    before = process.threadCpuUsage()
  }
  const timer = setInterval(look, 1)
  return {
    end: () => {
      clearInterval(timer)
      return longest
    },
  }
}

const heldLine = (what: string, longestMs: number): Line => ({
  bench: `the longest time that others wait for ${what}`,
  against: `${MOST_HELD_MS} ms`,
  ratio: longestMs / MOST_HELD_MS,
  must: { atMost: 1 },
  note: `${longestMs.toFixed(1)} ms`,
})

/** Files of as many lines as one may have, of days without entries. */
const largest: Readonly<Record<string, () => string>> = {
  camt053: () =>
    `<Document><BkToCstmrStmt><Stmt>${'<Ntry><Amt Ccy="USD">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2031-01-05</Dt></BookgDt></Ntry>'.repeat(mostLines)}</Stmt></BkToCstmrStmt></Document>`,
  ofx: () =>
    `<OFX><STMTRS><CURDEF>USD<BANKTRANLIST>${'<STMTTRN><DTPOSTED>20310105<TRNAMT>1.00<MEMO>a</STMTTRN>\n'.repeat(mostLines)}</BANKTRANLIST></STMTRS></OFX>`,
  mt940: () =>
    `:20:A\n:25:1\n:60F:C310101USD0,\n${':61:310105C1,00NTRFa\n'.repeat(mostLines)}:62F:C310105USD${mostLines},\n-\n`,
}

const otherFormats = async (admin: Person, databaseUrl: string): Promise<Line[]> => {
  const lines: Line[] = []
  for (const [format, made] of Object.entries(largest)) {
    const of = { ...source, name: format, format, mapping: null }
    const [{ id }] = await asked(admin, 'POST', '/finance/statementsources', of)
    const file = { source: id, file_name: format, content: made() }
    const [{ id: statement }] = await asked(admin, 'POST', '/finance/statements', file)
    const { longestMs } = await reconciled(databaseUrl)
    const [found] = await asked(admin, 'GET', `/finance/statement/${statement}`)
    if (found.lines !== mostLines)
      throw new Error(`the ${format} is ${found.status} with ${found.lines} lines`)
    lines.push(heldLine(`a ${format} of ${mostLines} lines that is read`, longestMs))
  }
  return lines
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
