import { openLog } from '@strongroom/ledger/eventlog/log'
import pg from 'pg'
import { call } from '../../e2e/lib/client.ts'
import { type FullList, fullLists } from '../lib/full-lists.ts'
import { at } from '../lib/measure.ts'
import type { Line } from '../lib/report.ts'
import { type Person, serveApi } from '../lib/serve-api.ts'
import type { BenchServer } from '../lib/server.ts'
import { summedLists } from '../lib/summed-lists.ts'

const usualRows = 1_000_000
/** The first paint of any list, at the API. */
const MOST_MS = 300
const ROUNDS = 20
const PAGE = 20

/** One in a hundred rows has an amount of the first range, and nine in ten one of the second. */
const few = { amount_from: '4000', amount_to: '4100' }
const most = { amount_from: '100' }

/** The sums of a list, by what is added up: by their names, which say what is left of all rows. */
const sumsOf = ({ usual, filtered, sums }: FullList): Readonly<Record<string, object>> =>
  sums
    ? {
        ...(usual ? { 'sums as it opens': usual } : {}),
        'sums of all': {},
        'sums of a currency': sums[1],
        'sums of most amounts': most,
        'sums of a few amounts': few,
        'sums, filtered': filtered,
      }
    : {}

/** The pages of a list with `total` rows, by what is asked of it. */
const pagesOf = (list: FullList, total: number): Readonly<Record<string, object>> => {
  const { usual, filtered, searched, sort } = list
  if (list.pages) return list.pages
  const [last, middle] = [Math.ceil(total / PAGE), Math.ceil(total / PAGE / 2)]
  return {
    ...(usual ? { 'as it opens': usual } : {}),
    'first page of all': {},
    'last page': { page: last },
    'page in the middle': { page: middle },
    filtered,
    ...(list.sums ? { 'of a few amounts': few, 'of most amounts': most } : {}),
    ...(searched ? { 'searched for': { search: searched } } : {}),
    ...(sort
      ? {
          [`by ${sort}`]: { sort, order: 'desc' },
          [`by ${sort}, last page`]: { sort, order: 'desc', page: last },
          [`by ${sort}, middle`]: { sort, order: 'desc', page: middle },
        }
      : {}),
  }
}

/**
 * How long a page of the administrators' lists takes at the API with a million rows in the table of each, beside `SELECT 1` on
 * the same database; and how long their sums take, of those that are added up. The rows are of a thousand members over a year, written into the read models themselves. The first time
 * that a page is asked for, its rows have never been counted: that time is told apart.
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
    await fillLists(pool, rows)
    const bare = await timed(() => pool.query('select 1'))
    const lines: Line[] = []
    const measure = async (name: string, act: () => Promise<void>) =>
      void lines.push(await orUnmeasured(name, lineOf(act, name, bare)))
    for (const list of fullLists) {
      for (const [name, filter] of Object.entries(pagesOf(list, rows)))
        await measure(`${list.name}, ${name}`, () => ask(admin, list.path, filter))
      const path = `/office/sums/${list.sums?.[0]}`
      for (const [name, filter] of Object.entries(sumsOf(list)))
        await measure(`${list.name}, ${name}`, () => askSums(admin, path, filter))
    }
    for (const { name, table, fill, narrowed } of summedLists) {
      await pool.query(fill, [rows])
      await pool.query(`vacuum (analyze) ${table}`)
      const path = `/office/sums/${name}`
      await measure(`${name}, sums of all`, () => askSums(admin, path, {}))
      if (narrowed)
        await measure(`${name}, sums of ${Object.entries(narrowed).flat().join(' ')}`, () =>
          askSums(admin, path, narrowed),
        )
      await pool.query(`truncate ${table}`)
    }
    return lines
  } finally {
    await Promise.all([served.stop(), pool.end()])
  }
}

/** Fills the tables, the largest of the platform's, and has PostgreSQL know what is in them. */
export const fillLists = async (pool: pg.Pool, rows: number): Promise<void> => {
  for (const { fill, tables } of fullLists) {
    if (fill) await pool.query(fill, [rows])
    for (const table of tables) await pool.query(`vacuum (analyze) ${table}`)
  }
}

/** A line, or one that says why there is none: half an hour of others is not lost with it. */
export const orUnmeasured = (bench: string, measuring: Promise<Line>): Promise<Line> =>
  measuring.catch(
    (error: unknown): Line => ({
      bench,
      against: `${MOST_MS} ms`,
      ratio: Number.NaN,
      must: { atMost: 1 },
      note: `not measured: ${String(error).slice(0, 200)}`,
    }),
  )

const lineOf = async (act: () => Promise<void>, name: string, bare: readonly number[]): Promise<Line> => {
  const began = performance.now()
  await act()
  const first = performance.now() - began
  const taken = await timed(act)
  return {
    bench: `${name}, p95`,
    against: `${MOST_MS} ms`,
    ratio: Math.max(first, at(taken, 0.95)) / MOST_MS,
    must: { atMost: 1 },
    note: `first ${first.toFixed(1)}, p50 ${ms(taken, 0.5)}, p95 ${ms(taken, 0.95)} ms; select 1: ${ms(bare, 0.5)}, ${ms(bare, 0.95)} ms`,
  }
}

const ask = async (admin: Person, path: string, filter: object): Promise<void> => {
  const given = encodeURIComponent(JSON.stringify({ limit: PAGE, ...filter }))
  const { status, body } = await call(admin, 'GET', `${path}/${given}`)
  const found = (body as { readonly data?: { readonly data: readonly unknown[] } }).data?.data.length ?? 0
  if (status !== 200 || found === 0)
    throw new Error(
      `${path} ${JSON.stringify(filter)}: ${status}, ${found} rows, ${JSON.stringify(body).slice(0, 200)}`,
    )
}

const askSums = async (admin: Person, path: string, filter: object): Promise<void> => {
  const { status, body } = await call(admin, 'GET', `${path}/${encodeURIComponent(JSON.stringify(filter))}`)
  const found = (body as { readonly data?: readonly unknown[] }).data?.length ?? 0
  if (status !== 200 || found === 0)
    throw new Error(`${path} ${JSON.stringify(filter)}: ${status}, ${JSON.stringify(body).slice(0, 200)}`)
}

/** Milliseconds of each of several times, the shortest first. */
export const timed = async (act: () => Promise<unknown>): Promise<readonly number[]> => {
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    await act()
    taken.push(performance.now() - began)
  }
  return taken.toSorted((a, b) => a - b)
}

const ms = (taken: readonly number[], share: number): string => at(taken, share).toFixed(1)
