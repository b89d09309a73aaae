import { openLog } from '@strongroom/ledger/eventlog/log'
import pg from 'pg'
import { call } from '../../e2e/lib/client.ts'
import { at } from '../lib/measure.ts'
import type { Line } from '../lib/report.ts'
import { type Person, serveApi } from '../lib/serve-api.ts'
import type { BenchServer } from '../lib/server.ts'

const usualRows = 1_000_000
/** The first paint of any list, at the API. */
const MOST_MS = 300
const ROUNDS = 30
const PAGE = 20

/** A page of the list, by what is asked of it. `total` is how many rows there are. */
const pages = (total: number): Readonly<Record<string, object>> => ({
  'first page': { status: 1 },
  'first page of all': {},
  'last page': { page: Math.ceil(total / PAGE) },
  'page in the middle': { page: Math.ceil(total / PAGE / 2) },
  'filtered page': { status: -1, currency: 'USDC', from: '2026-03-01', to: '2026-03-31' },
  'sorted page': { sort: 'amount', order: 'desc' },
  'sorted last page': { sort: 'amount', order: 'desc', page: Math.ceil(total / PAGE) },
})

/**
 * How long a page of an administrators' list takes at the API with a million rows in its table, beside `SELECT 1` on the same
 * database. The rows are top-ups of a thousand members over a year, written into the read model itself.
 */
export const lists = async (
  server: BenchServer,
  _rounds: number,
  _roundMs: number,
  { events: rows = usualRows } = {},
): Promise<Line[]> => {
  const databaseUrl = await server.platformDatabase('lists')
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  await (await openLog({ databaseUrl })).close()
  const served = await serveApi({ databaseUrl, members: 1 })
  try {
    const admin = await served.promoted()
    await pool.query(fill, [rows])
    await pool.query('vacuum (analyze) views.top_ups')
    const bare = await timed(() => pool.query('select 1'))
    const lines: Line[] = []
    for (const [name, filter] of Object.entries(pages(rows))) {
      await ask(admin, filter)
      const taken = await timed(() => ask(admin, filter))
      lines.push({
        bench: `a list of ${rows} rows, ${name}, p95`,
        against: `${MOST_MS} ms`,
        ratio: at(taken, 0.95) / MOST_MS,
        must: { atMost: 1 },
        note: `p50 ${ms(taken, 0.5)}, p95 ${ms(taken, 0.95)} ms; select 1: ${ms(bare, 0.5)}, ${ms(bare, 0.95)} ms`,
      })
    }
    return lines
  } finally {
    await Promise.all([served.stop(), pool.end()])
  }
}

const fill = `insert into views.top_ups (uid, id, currency, network, amount, txid, status, created_at, decided_at)
  select (5000000 + n % 1000)::text, 'bench-' || md5(n::text), (array['USD', 'USDC', 'USDT', 'BTC'])[1 + n % 4],
    'ERC20', (n * 7919 % 1000003)::numeric / 100, md5('t' || n), (array[1, 1, 1, 1, 1, 1, 1, -1, -1, 0])[1 + n / 4 % 10],
    timestamptz '2026-01-01T00:00:00Z' + n * (interval '1 year' / $1::int), now()
  from generate_series(1, $1::int) as n`

const ask = async (admin: Person, filter: object): Promise<void> => {
  const given = encodeURIComponent(JSON.stringify({ limit: PAGE, ...filter }))
  const { status, body } = await call(admin, 'GET', `/topup/list/${given}`)
  const found = (body as { readonly data?: { readonly data: readonly unknown[] } }).data?.data.length ?? 0
  if (status !== 200 || found === 0)
    throw new Error(`/topup/list ${JSON.stringify(filter)}: ${status}, ${found} rows`)
}

/** Milliseconds of each of several times, the shortest first. */
const timed = async (act: () => Promise<unknown>): Promise<readonly number[]> => {
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    await act()
    taken.push(performance.now() - began)
  }
  return taken.toSorted((a, b) => a - b)
}

const ms = (taken: readonly number[], share: number): string => at(taken, share).toFixed(1)
