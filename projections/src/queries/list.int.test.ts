import { freshDatabase } from '@strongroom/ledger/testing'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from './ask.ts'
import { type Listing, list, type Window } from './list.ts'

const ROWS = 120_000
/** Rows of one minute, but for two thousand of one moment. */
const A_MINUTE = 3
const SAME = { from: 48_000, to: 50_000 }

const minuteOf = (number: number) =>
  number >= SAME.from && number < SAME.to ? SAME.from / A_MINUTE : Math.floor(number / A_MINUTE)

type Line = { readonly id: string }
type Filter = Window & { readonly kind?: string; readonly uid?: string }
const listing: Listing<Filter> = {
  table: 'lines',
  sorts: { created_date: 'at', booked_date: 'number' },
  equals: { kind: 'kind', uid: 'uid' },
  time: 'at',
  begins: ['address'],
  ranged: null,
}

let database: Awaited<ReturnType<typeof freshDatabase>>
let pool: Pool
let asked: string[] = []
/** The pool itself, which writes down what it is asked for rows. */
let heard: Db

beforeAll(async () => {
  database = await freshDatabase()
  pool = new Pool({ connectionString: database.url })
  await pool.query(
    `create table lines (id text, uid text, number int, kind text, address text, at timestamptz)`,
  )
  await pool.query(
    `insert into lines select lpad(n::text, 6, '0'), (n % 10)::text, n, (array['a', 'b'])[1 + n % 2],
       case when n % 1000 = 0 then '198.51.100.' || n % 7 else '192.0.2.1' end,
       '2026-01-01Z'::timestamptz + interval '1 minute' *
         case when n >= $2 and n < $3 then $2 / $4 else n / $4 end
     from generate_series(0, $1::int - 1) n`,
    [ROWS, SAME.from, SAME.to, A_MINUTE],
  )
  await pool.query(
    'create index on lines (at); create index on lines (number, id); create index on lines (address)',
  )
  await pool.query('vacuum analyze lines')
  heard = new Proxy(pool, {
    get: (real, name) =>
      name === 'query'
        ? (question: { text: string }) => {
            if (/^select (?!count)/.test(question.text)) asked.push(question.text)
            return real.query(question)
          }
        : Reflect.get(real, name),
  }) as Db
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(() => {
  asked = []
})

const all = Array.from({ length: ROWS }, (_, number) => number)
const window = { page: 1, limit: 20, sort: 'booked_date', order: 'desc', timeZone: 'UTC' } as const
const idsOf = async (filter: Partial<Filter>) =>
  (await list<Line, Filter>(heard, listing, { ...window, ...filter })).rows.map(({ id }) => Number(id))
const pageOf = (found: readonly number[], { page = 1, order = 'desc' }: Partial<Filter>) =>
  (order === 'asc' ? found : found.toReversed()).slice((page - 1) * 20, page * 20)
/** Whether the rows were found first and put in order then. */
const isFoundFirst = () => asked.some(text => text.includes('offset 0)'))
const dayOf = (number: number) => Math.floor(minuteOf(number) / 1440) + 1
const within = (first: number, last: number) =>
  all.filter(each => dayOf(each) >= first && dayOf(each) <= last)

describe('days of a list', () => {
  // A day has 4,320 rows, and 28 days all.
  test.each([
    ['long ago', { from: '2026-01-04', to: '2026-01-05' }, within(4, 5), true],
    [
      'long ago, on a page further on',
      { from: '2026-01-04', to: '2026-01-05', page: 40 },
      within(4, 5),
      true,
    ],
    [
      'long ago, of one kind',
      { to: '2026-01-05', kind: 'b' },
      within(1, 5).filter(each => each % 2 === 1),
      true,
    ],
    ['near the end', { from: '2026-01-26', to: '2026-01-26' }, within(26, 26), false],
    ['of more rows than those after them', { to: '2026-01-20' }, within(1, 20), false],
    ['far from the beginning', { from: '2026-01-25', order: 'asc' }, within(25, 28), true],
    ['near the beginning', { from: '2026-01-02', order: 'asc' }, within(2, 28), false],
    ['of one member', { to: '2026-01-05', uid: '3' }, within(1, 5).filter(each => each % 10 === 3), false],
    ['by the time itself', { to: '2026-01-05', sort: 'created_date' }, within(1, 5), false],
  ] as const)('%s', async (_, filter, rows, isFirst) => {
    expect(await idsOf(filter)).toEqual(pageOf(rows, filter))
    expect(isFoundFirst()).toBe(isFirst)
  })
})

describe('a search', () => {
  test('that few rows meet finds them first', async () => {
    expect(await idsOf({ search: '198.51.100.' })).toEqual(
      pageOf(
        all.filter(each => each % 1000 === 0),
        {},
      ),
    )
    expect(isFoundFirst()).toBe(true)
  })
  test('that most rows meet reads the list in its order', async () => {
    const rows = all.filter(each => each % 1000 > 0)
    for (const filter of [{}, { kind: 'b' }] as const) {
      const some = 'kind' in filter ? rows.filter(each => each % 2 === 1) : rows
      expect(await idsOf({ search: '192.0.2', ...filter })).toEqual(pageOf(some, {}))
    }
    expect(isFoundFirst()).toBe(false)
  })
})

describe('a page in the middle, by a time that several rows have', () => {
  const byTime = { sort: 'created_date' } as const
  test.each([900, 1234, 2400, 2401, 2430, 2475, 2500, 2501, 3000, 3001, 4321])('%i', async page => {
    for (const order of ['asc', 'desc'] as const)
      expect(await idsOf({ ...byTime, page, order })).toEqual(pageOf(all, { page, order }))
  })
  test('is found by the time alone, and by all that orders it among very many of one moment', async () => {
    const places = async (page: number) => {
      asked = []
      await idsOf({ ...byTime, page, order: 'asc' })
      return /\((at(?:, id)?)\) >= /.exec(asked.at(-1) ?? '')?.[1]
    }
    expect(await places(1234)).toBe('at')
    expect(await places(2475)).toBe('at, id')
  })
})
