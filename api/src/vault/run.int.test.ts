import { freshDatabase } from '@strongroom/ledger/testing'
import { inTransaction } from '@strongroom/projections/runner'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { first, matchesOne, only, run } from './run.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let db: Pool
beforeAll(async () => {
  database = await freshDatabase()
  db = new Pool({ connectionString: database.url })
  await run(db, 'create table kept (id int, amount numeric)')
})
afterAll(async () => {
  await db.end()
  await database.drop()
})

describe('a statement of a store', () => {
  test('is run by a pool, or by the connection of a transaction that takes it back', async () => {
    const refused = inTransaction(db, async client => {
      await run(client, 'insert into kept values (1, 1)')
      throw new Error('refused after all')
    })
    await expect(refused).rejects.toThrow('refused after all')
    expect(await first(db, 'select id from kept')).toBeUndefined()
  })

  test('says whether it has met one row', async () => {
    await run(db, 'insert into kept values (2, $1)', ['2.50'])
    const change = (id: number) => matchesOne(db, 'update kept set amount = amount where id = $1', [id])
    expect([await change(2), await change(3)]).toEqual([true, false])
  })

  test('answers with its row, and throws where it has none that it always should have', async () => {
    expect(await only(db, 'select amount from kept where id = 2')).toEqual({ amount: '2.5' })
    await expect(only(db, 'select amount from kept where id = 3')).rejects.toThrow('has none')
  })
})
