import { createMemoryLog, type Log } from '@strongroom/ledger'
import { type FreshDatabase, freshDatabase } from '@strongroom/ledger/testing'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facts, tell } from '../testing/facts.ts'
import { createViews, type Views } from '../views.ts'

let database: FreshDatabase
let pool: Pool
let log: Log
let views: Views

beforeAll(async () => {
  database = await freshDatabase()
  pool = new Pool({ connectionString: database.url })
  log = createMemoryLog()
  views = createViews({ pool, log })
  await views.prepare(database.url)
})
afterAll(async () => {
  await views.close()
  await pool.end()
  await database.drop()
})

describe('the runner', () => {
  test('turns the log into rows', async () => {
    await tell(log, [
      facts.opened('1', 'USD'),
      facts.submitted('1', 't1', '100.00'),
      facts.approved('1', 't1', '100.00'),
      facts.submitted('1', 't2', '50.00'),
      facts.rejected('1', 't2'),
      facts.swapped('1', 's1', '11.00'),
      facts.sent('1', '2', 'p1', '20.00'),
      facts.received('1', '2', 'p1', '20.00'),
    ])
    await views.catchUp()
    for (const t of [
      'balances',
      'wallets',
      'top_ups',
      'swaps',
      'quick_pays',
      'movements',
      'movement_balances',
    ])
      console.table((await pool.query(`select * from views.${t}`)).rows)
    console.log((await pool.query('select * from views.events')).rows[2], await views.status())
    expect(await views.parked()).toEqual([])
  })
  test('rebuilds', async () => {
    for (const name of views.names) console.log(JSON.stringify(await views.rebuild(name)))
    for (const name of views.names) await views.rollBack(name)
    console.log(await views.status())
  })
})
