import { freshDatabase } from '@strongroom/ledger/testing'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import type { RowOf } from '../rows.ts'
import { computed, rowsOf, type Selected, select, unionOf } from './select.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let pool: Pool
beforeAll(async () => {
  database = await freshDatabase()
  pool = new Pool({ connectionString: database.url })
  await pool.query(
    `create schema views;
     create table views.balances (account text, currency text, amount numeric(38,18));
     create table views.day_prices (currency text, day text, price numeric(38,18));
     create table views.trades (id text, finished_at timestamptz);
     insert into views.balances values ('a', 'USD', 1.5), ('a', 'EUR', 2), ('b', 'USD', 3);
     insert into views.day_prices values ('EUR', '2026-11-01', 1.1);
     insert into views.trades values ('t1', null), ('t2', '2026-11-02T00:00:00Z')`,
  )
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('has the columns that are named, by the names that are given', async () => {
  const amounts = select('balances', ['currency', 'amount as left'])
  expect(await amounts(pool, 'where account = $1 order by currency', ['a'])).toEqual([
    { currency: 'EUR', left: '2' },
    { currency: 'USD', left: '1.5' },
  ])
  expectTypeOf<Selected<typeof amounts>>().toEqualTypeOf<{
    readonly currency: string
    readonly left: string
  }>()
})

test('has columns of several tables, each by its alias', async () => {
  const priced = select({ b: 'balances', p: 'day_prices' }, ['b.amount', 'p.price as each'])
  expect(await priced(pool, 'join views.day_prices p on p.currency = b.currency')).toEqual([
    { amount: '2', each: '1.1' },
  ])
  expectTypeOf<Selected<typeof priced>>().toEqualTypeOf<{ readonly amount: string; readonly each: string }>()
})

test('has columns of another query, which stands where a table may, and of the rows of a function', async () => {
  const dearest = select('balances', ['account', 'amount as most']).as(
    'where currency = wanted.currency order by amount desc limit 1',
  )
  const wanted = rowsOf<{ readonly currency: string }>('(select unnest($1::text[]) as currency)')
  const most = select({ wanted, d: dearest }, ['wanted.currency', 'd.account', 'd.most as amount'])
  expect(await most(pool, `, lateral ${dearest.rows} d order by 1`, [['EUR', 'USD']])).toEqual([
    { currency: 'EUR', account: 'a', amount: '2' },
    { currency: 'USD', account: 'b', amount: '3' },
  ])
  expectTypeOf<Selected<typeof most>>().toEqualTypeOf<{
    readonly currency: string
    readonly account: string
    readonly amount: string
  }>()
  const rich = select('balances', ['account']).as('where amount > 2')
  expect(await select({ rich }, ['rich.account'])(pool, '')).toEqual([{ account: 'b' }])
  // @ts-expect-error: the query inside has no such column.
  select({ rich }, ['rich.amount'])
})

test('has what SQL computes beside columns', async () => {
  const sums = select('balances', ['currency'], {
    total: computed<string>('sum(amount)'),
    count: computed<number>('count(*)'),
  })
  expect(await sums(pool, 'group by currency order by currency')).toEqual([
    { currency: 'EUR', total: '2', count: 1 },
    { currency: 'USD', total: '4.5', count: 2 },
  ])
  expect(sums.columns).toBe('currency, sum(amount) as "total", count(*) as "count"')
  expectTypeOf<Selected<typeof sums>>().toEqualTypeOf<{
    readonly currency: string
    readonly total: string
    readonly count: number
  }>()
})

test('has all columns where none are named', async () => {
  const all = select('day_prices')
  expect(await all(pool, 'where price > $1', ['1'])).toEqual([
    { currency: 'EUR', day: '2026-11-01', price: '1.1' },
  ])
  expectTypeOf<Selected<typeof all>>().toEqualTypeOf<RowOf<'day_prices'>>()
})

test('has no null in a column whose rows are said to have a value', async () => {
  const ended = select('trades', ['id', 'finished_at!', 'finished_at! as at'])
  const [row] = await ended(pool, 'where finished_at is not null')
  const at = '2026-11-02T00:00:00.000Z'
  expect(row).toEqual({ id: 't2', finished_at: at, at })
  expectTypeOf<Selected<typeof ended>>().toEqualTypeOf<{
    readonly id: string
    readonly finished_at: string
    readonly at: string
  }>()
})

test('is of tables and columns that there are', () => {
  const typed = () => [
    // @ts-expect-error a column that the table does not have
    select('balances', ['acount']),
    // @ts-expect-error a column that the table does not have, by another name
    select('balances', ['acount as name']),
    // @ts-expect-error a table that no read model has
    select('ballances', ['account']),
    // @ts-expect-error a column of the other table of the join
    select({ b: 'balances', p: 'day_prices' }, ['p.amount']),
    // @ts-expect-error an alias that no table has
    select({ b: 'balances', p: 'day_prices' }, ['x.amount']),
  ]
  expect(typed).toBeTypeOf('function')
})

test('of several selects has the rows of all, ordered and cut together', async () => {
  const named = unionOf<{ readonly currency: string; readonly of: 'balance' | 'price' }>(
    [
      [select('balances', ['currency'], { of: computed<'balance'>("'balance'") }), 'where account = $1'],
      [select('day_prices', ['currency'], { of: computed<'price'>("'price'") }), 'order by day limit 1'],
    ],
    'order by currency desc, "of" limit 2',
  )
  expect(await named(pool, ['a'])).toEqual([
    { currency: 'USD', of: 'balance' },
    { currency: 'EUR', of: 'balance' },
  ])
})
