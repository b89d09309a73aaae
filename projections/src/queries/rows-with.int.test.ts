import { freshDatabase } from '@strongroom/ledger/testing'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsWith } from './rows-with.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let pool: Pool
beforeAll(async () => {
  database = await freshDatabase()
  pool = new Pool({ connectionString: database.url })
  await pool.query(
    `create schema views; create table views.balances (account text, currency text, amount numeric(38,18));
     insert into views.balances values ('a', 'USD', 1.5), ('a', 'EUR', 2), ('b', 'USD', 3)`,
  )
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('are those that have each of the values, in the order that is asked for', async () => {
  const [eur, usd] = [
    { account: 'a', currency: 'EUR', amount: '2' },
    { account: 'a', currency: 'USD', amount: '1.5' },
  ]
  expect(await rowsWith(pool, 'balances', { account: 'a' }, 'order by currency')).toEqual([eur, usd])
  expect(await rowsWith(pool, 'balances', { account: 'a', currency: 'USD' })).toEqual([usd])
  expect(await rowsWith(pool, 'balances', { currency: 'GBP' }, 'limit 1')).toEqual([])
})

test('are asked for by columns of the table, and values of their types', () => {
  const typed = () => [
    // @ts-expect-error a column that the table does not have
    rowsWith(pool, 'balances', { acount: 'a' }),
    // @ts-expect-error an account is a text
    rowsWith(pool, 'balances', { account: 1 }),
    // @ts-expect-error a table that no read model has
    rowsWith(pool, 'ballances', { account: 'a' }),
  ]
  expect(typed).toBeTypeOf('function')
})
