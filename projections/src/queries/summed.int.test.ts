import { freshDatabase } from '@strongroom/ledger/testing'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { summed } from './summed.ts'

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
  await pool.query('drop table if exists lines; create table lines (currency text, amount numeric)')
  await add('USD', 3)
})

const add = (currency: string, count: number) =>
  pool.query('insert into lines select $1, 1 from generate_series(1, $2::int)', [currency, count])

/** Sums of the lines above an amount; each test asks of another, so that none remembers for the next. */
const ask = async (above: string, now: number, exactRows = 4) => {
  const sql = `select figure, currency, count(*)::int as count, sum(amount)::text as amount
    from lines, (values ('given'), ('fee')) each (figure) where amount > $1::numeric group by 1, 2 order by 1 desc, 2`
  return summed(pool, sql, [above], { exactRows, now })
}
const given = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).flatMap(({ figure, amount }) => (figure === 'given' ? [amount] : []))

describe('the sums of a list', () => {
  test('are of this moment as long as the list is short: its rows count once, however many figures they have', async () => {
    expect(await given('-1', 0)).toEqual(['3'])
    await add('USDC', 1)
    expect(await given('-1', 1)).toEqual(['3', '1'])
  })

  test('are at most a minute old when it is long', async () => {
    await add('USDC', 2)
    expect(await given('-2', 0)).toEqual(['3', '2'])
    await add('USDC', 1)
    expect(await given('-2', 59_999)).toEqual(['3', '2'])
    expect(await given('-3', 59_999)).toEqual(['3', '3'])
    expect(await given('-2', 60_000)).toEqual(['3', '3'])
  })

  test('are added up once for all who ask at a time, when it was long before', async () => {
    await add('USDC', 2)
    await ask('-4', 0)
    const [one, other] = await Promise.all([ask('-4', 60_000), ask('-4', 60_001)])
    expect(one).toBe(other)
  })

  test('are of this moment again when it has become short', async () => {
    await add('USDC', 2)
    await given('-5', 0)
    await pool.query(`delete from lines where currency = 'USD'`)
    expect(await given('-5', 60_000)).toEqual(['2'])
    await add('USDC', 1)
    expect(await given('-5', 60_001)).toEqual(['3'])
  })
})
