import { createMemoryLog, type Log } from '@strongroom/ledger/eventlog/log'
import { type FreshDatabase, freshDatabase } from '@strongroom/ledger/testing'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { facts, tell } from '../testing/facts.ts'
import { prepared } from '../testing/views-kit.ts'
import { createViews, type Views } from '../views.ts'

let database: FreshDatabase
let pool: Pool
let log: Log
let views: Views
beforeEach(async () => {
  database = await freshDatabase(prepared)
  pool = new Pool({ connectionString: database.url })
  log = createMemoryLog()
  views = createViews({ pool, log })
  await views.prepare(database.url)
  await pool.query(`update views.checkpoint set position = '', events = 0`)
})
afterEach(async () => {
  await views.close()
  await pool.end()
  await database.drop()
})

/** How many transactions the checkpoints were last written by. */
const transactions = async (): Promise<number> => {
  const { rows } = await pool.query(`select count(distinct xmin::text)::int as n from views.checkpoint`)
  return rows[0]?.n
}
const behind = async () =>
  (await views.status()).filter(({ caughtUp }) => !caughtUp).map(({ projection }) => projection)
const story = (member: string) => [
  facts.submitted(member, `t${member}`, '100.00'),
  facts.approved(member, `t${member}`, '100.00'),
]

test('all read models take an event in one transaction, also where rows are changed that are there', async () => {
  for (const fact of [facts.opened('1', 'USD'), ...story('1')]) {
    await tell(log, [fact])
    await views.catchUp()
    expect(await transactions()).toBe(1)
    expect(await behind()).toEqual([])
  }
})

test('one that another transaction holds is left to it, and the others go on', async () => {
  await tell(log, story('1'))
  const other = await pool.connect()
  await other.query(`begin; select from views.checkpoint where projection = 'movements' for update`)
  expect(await views.advance('movements')).toBe('busy')
  await views.catchUp()
  expect(await behind()).toEqual(['movements'])
  await other.query('rollback')
  other.release()
  expect(await views.advance('movements')).toBe('caught-up')
})

test('one whose checkpoint is not where this process has left it goes on from where it stands', async () => {
  await tell(log, story('1'))
  await views.catchUp()
  await pool.query(`truncate views.movements; update views.checkpoint set position = '', events = 0
    where projection = 'movements'`)
  await tell(log, story('2'))
  await views.catchUp()
  const { rows } = await pool.query('select uid from views.movements order by uid')
  expect(rows.map(({ uid }) => uid)).toEqual(['1', '2'])
  expect(await behind()).toEqual([])
})

test('rows that the database refuses make the others of that transaction wait for nothing', async () => {
  await pool.query('alter table views.movements add constraint refuses check (false)')
  await tell(log, story('1'))
  await views.catchUp()
  expect(await behind()).toEqual([])
  expect((await views.parked()).map(({ projection }) => projection)).toEqual(['movements'])
})

test('a row to be changed that is not there parks the stream of the event, in that read model alone', async () => {
  await tell(log, [facts.submitted('1', 't', '100.00')])
  await views.catchUp()
  await pool.query('truncate views.movements')
  await tell(log, [facts.approved('1', 't', '100.00')])
  await views.catchUp()
  expect(await behind()).toEqual([])
  expect((await views.parked()).map(({ projection }) => projection)).toEqual(['movements'])
})

test('tables that a rebuild has put in place are written from then on', async () => {
  await tell(log, story('1'))
  await views.catchUp()
  expect(await views.rebuild('movements')).toMatchObject({ cutOver: true })
  await tell(log, story('2'))
  await views.catchUp()
  const { rows } = await pool.query('select uid from views.movements order by uid')
  expect(rows.map(({ uid }) => uid)).toEqual(['1', '2'])
})

test('read models that have nothing new to read take no transaction', async () => {
  const locks = await pool.connect()
  await locks.query('begin; select from views.checkpoint for update')
  // A transaction of theirs would find the checkpoint held.
  const advanced = await views.advance('swaps')
  await locks.query('rollback')
  locks.release()
  expect(advanced).toBe('caught-up')
})
