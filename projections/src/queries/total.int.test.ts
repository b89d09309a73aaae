import { freshDatabase } from '@strongroom/ledger/testing'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from './ask.ts'
import { readPage } from './page.ts'
import { totalOf } from './total.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let pool: Pool

beforeAll(async () => {
  database = await freshDatabase()
  pool = new Pool({ connectionString: database.url })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(async () => {
  await pool.query('drop table if exists lines; create table lines (number int)')
  await add(1, 5)
})

const add = (from: number, to: number) =>
  pool.query('insert into lines select generate_series($1::int, $2::int)', [from, to])

describe('the total of a list', () => {
  test('is of this moment as long as the list is short', async () => {
    const total = (now: number) => totalOf(pool, 'lines where number > $1', [0], { exactRows: 6, now })
    expect(await total(0)).toBe(5)
    await add(6, 6)
    expect(await total(1)).toBe(6)
  })

  test('is counted once a minute when it is long', async () => {
    const total = (now: number) => totalOf(pool, 'lines where number > $1', [1], { exactRows: 3, now })
    expect(await total(0)).toBe(4)
    await add(6, 6)
    expect(await total(59_999)).toBe(4)
    expect(await total(60_000)).toBe(5)
  })

  test('is remembered for each question on its own', async () => {
    const total = (above: number) =>
      totalOf(pool, 'lines where number >= $1', [above], { exactRows: 2, now: 0 })
    expect(await Promise.all([total(1), total(2), total(3)])).toEqual([5, 4, 3])
  })

  test('is not waited for long when its page is there: it is of before, or told to be more than ten thousand', async () => {
    let held = Promise.withResolvers<void>()
    /** The pool itself, which counts a whole list only when it is let. */
    const slow = new Proxy(pool, {
      get: (real, name) =>
        name === 'query'
          ? async (question: { text: string }) => {
              if (!question.text.includes('limit')) await held.promise
              return real.query(question)
            }
          : Reflect.get(real, name),
    }) as Db
    const total = (now: number, page?: Promise<unknown>) =>
      totalOf(slow, 'lines where number > $1', [0], { exactRows: 3, now, page, patienceMs: 0 })
    const page = Promise.resolve()
    expect(await total(0, page)).toBe(10_001)
    held.resolve()
    expect(await total(1)).toBe(5)
    await add(6, 6)
    held = Promise.withResolvers()
    expect(await total(60_000, page)).toBe(5)
    held.resolve()
    expect(await total(60_001)).toBe(6)
  })

  test('is asked for again when counting has failed', async () => {
    const total = () => totalOf(pool, 'lines where 6 / number > 0', [], { exactRows: 1, now: 0 })
    await add(7, 7)
    await pool.query('update lines set number = 0 where number = 7')
    await expect(total()).rejects.toThrow('division by zero')
    await pool.query('delete from lines where number = 0')
    expect(await total()).toBe(5)
  })
})

describe('a page of a long list', () => {
  type Line = { readonly number: number }
  const asked: string[] = []
  /** The pool itself, which writes down what it is asked. */
  const heard = () =>
    new Proxy(pool, {
      get: (real, name) =>
        name === 'query'
          ? (question: { text: string }) => {
              asked.push(question.text)
              return real.query(question)
            }
          : Reflect.get(real, name),
    }) as Db
  const pageOf = async (page: number, order: 'asc' | 'desc') => {
    const values: unknown[] = []
    const total = async () => Number((await pool.query('select count(*) from lines')).rows[0]?.count)
    const list = { columns: '*', table: 'lines', where: '', order: ['number / 2', 'number'], values, total }
    const { rows } = await readPage<Line>(heard(), { ...list, window: { page, limit: 4, order } }, 8)
    return rows.map(({ number }) => number)
  }
  const passed = () => Number(/offset (\d+)$/.exec(asked.at(-1) ?? '')?.[1])

  test('is the same from either end, and the last one passes by nothing', async () => {
    await add(6, 30)
    for (const order of ['asc', 'desc'] as const) {
      const pages = []
      for (let page = 1; page <= 8; page++) pages.push(await pageOf(page, order))
      const all = Array.from({ length: 30 }, (_, at) => (order === 'asc' ? at + 1 : 30 - at))
      expect(pages.flat()).toEqual(all)
      expect(pages.at(-1)).toHaveLength(2)
      expect(passed()).toBe(0)
    }
  })

  test('is found by its first row where it is far from both ends, and read the plain way where that has no place', async () => {
    await add(6, 60)
    const list = { columns: '*', table: 'lines', values: [], total: async () => 50 }
    const rowsOf = async (page: number, order: 'asc' | 'desc', by: string) => {
      asked.length = 0
      const window = { page, limit: 4, order }
      const sought = { ...list, where: 'where (number > 10)', order: [by, 'number'], window }
      return (await readPage<Line>(heard(), sought, 8)).rows.map(({ number }) => number)
    }
    expect(await rowsOf(4, 'asc', 'number / 2')).toEqual([23, 24, 25, 26])
    expect(asked.at(-1)).toContain('(number / 2, number) >= ($1, $2)')
    expect(await rowsOf(4, 'desc', 'number / 2')).toEqual([48, 47, 46, 45])
    expect(await rowsOf(9, 'asc', 'number / 2')).toEqual([43, 44, 45, 46])
    expect(asked.at(-1)).toContain('<=')
    const gaps = 'case when number > 31 then null else number end'
    expect(await rowsOf(8, 'asc', gaps)).toEqual([39, 40, 41, 42])
    expect(await rowsOf(5, 'asc', gaps)).toEqual([27, 28, 29, 30])
    expect(await rowsOf(6, 'asc', gaps)).toEqual([31, 32, 33, 34])
    expect(await rowsOf(6, 'desc', gaps)).toEqual([40, 39, 38, 37])
  })

  test('beyond the end is empty and reads nothing', async () => {
    asked.length = 0
    expect(await pageOf(4, 'asc')).toEqual([])
    expect(asked).toEqual([])
  })
})
