import { createLedger } from '@strongroom/ledger/eventlog'
import { type Log, openLog, openSnapshots } from '@strongroom/ledger/eventlog/log'
import { type FreshDatabase, freshDatabase } from '@strongroom/ledger/testing'
import { walletDecider } from '@strongroom/ledger/wallet'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projections } from '../projections.ts'
import { facts, tell } from '../testing/facts.ts'
import { prepared } from '../testing/views-kit.ts'
import { createViews, type Views } from '../views.ts'
import { type Checker, createChecker } from './checker.ts'
import { isSound, latestProof } from './latest-proof.ts'
import { createProver } from './prove.ts'

let database: FreshDatabase
let pool: Pool
let log: Log
let views: Views
let checker: Checker
/** A check of what the tests change, which takes less time. */
let few: Checker

beforeAll(async () => {
  database = await freshDatabase(prepared)
  pool = new Pool({ connectionString: database.url })
  log = await openLog({ databaseUrl: database.url, eventstoreUrl: undefined })
  views = createViews({ pool, log })
  await views.prepare(database.url)
  const quick = { pool, log, restFactor: 0, turnMs: 60_000 }
  checker = createChecker(quick)
  const names = ['balances', 'swaps', 'top_ups']
  few = createChecker({ ...quick, projections: projections.filter(({ name }) => names.includes(name)) })
  await tell(log, [
    facts.opened('2', 'EUR'),
    facts.submitted('1', 't1', '100.00'),
    facts.approved('1', 't1', '100.00'),
    facts.submitted('1', 't2', '7.00'),
    facts.rejected('1', 't2'),
    facts.swapped('1', 's1', '11.00'),
    facts.sent('1', '2', 'p1', '20.00'),
    facts.received('1', '2', 'p1', '20.00'),
  ])
  await views.catchUp()
  await createProver({ pool, log }).prove()
})
afterAll(async () => {
  await views.close()
  await log.close()
  await pool.end()
  await database.drop()
})

const found = async (by = few) => {
  await by.turn()
  return (await latestProof(pool))?.differences ?? []
}

/** A table that has rows, one of its columns that is no key, and an expression that is another value of it. */
const changeable = async () => {
  const tables = projections.flatMap(({ name, tables }) =>
    Object.entries(tables).map(([table, keys]) => ({ view: name, table, keys })),
  )
  const found: { view: string; table: string; column: string; other: string }[] = []
  for (const { view, table, keys } of tables) {
    const { rows } = await pool.query<{ name: string; type: string }>(
      `select attname as name, format_type(atttypid, null) as type from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attname = any ($2) order by attnum desc`,
      [`views.${table}`, keys],
    )
    const some = await pool.query(`select from views.${table} limit 1`)
    const column = rows.find(({ type }) => type in others)
    if (some.rowCount && column)
      found.push({ view, table, column: column.name, other: others[column.type]?.(column.name) ?? '' })
  }
  return found
}

const others: Readonly<Record<string, (column: string) => string>> = {
  text: column => `coalesce(${column}, '') || 'x'`,
  numeric: column => `coalesce(${column}, 0) + 0.01`,
  bigint: column => `coalesce(${column}, 0) + 1`,
  smallint: column => `(coalesce(${column}, 0) + 1)::smallint`,
  'timestamp with time zone': column => `coalesce(${column}, now()) + interval '1 microsecond'`,
}

describe('a check of all read models', () => {
  test('finds nothing where nothing was changed, and leaves nothing behind', async () => {
    expect((await checker.turn()).checked).toHaveLength(projections.length + 1)
    const proof = await latestProof(pool)
    expect(proof).toMatchObject({ views: { equal: true, compared: projections.length + 1 }, differences: [] })
    expect(proof && isSound(proof)).toBe(true)
    const left = await pool.query(
      `select relname from pg_class where relnamespace = 'views_check'::regnamespace`,
    )
    expect(left.rows).toEqual([])
    expect((await views.status()).some(({ rebuilding }) => rebuilding)).toBe(false)
  })

  test('names the row and the column of every table in which one value was changed', async () => {
    const tables = await changeable()
    expect(tables.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['balances', 'wallets', 'top_ups', 'swaps', 'movements', 'events', 'postings']),
    )
    for (const { table, column, other } of tables) {
      await pool.query(`create table kept_${table} as select * from views.${table}`)
      await pool.query(
        `update views.${table} set ${column} = ${other} where ctid = (select ctid from views.${table} limit 1)`,
      )
    }
    const wrong = await found(checker)
    expect(wrong.map(({ view, field, kind }) => `${view} ${field} ${kind}`).sort()).toEqual(
      tables.map(({ view, column }) => `${view} ${column} row`).sort(),
    )
    expect((await latestProof(pool))?.views.equal).toBe(false)
    for (const { table } of tables) {
      await pool.query(`delete from views.${table}; insert into views.${table} select * from kept_${table}`)
      await pool.query(`drop table kept_${table}`)
    }
    expect(await found(checker)).toEqual([])
  })

  test('is borne out by a rebuild: it is equal only when every column of every row is, and waits otherwise', async () => {
    for (const { view, table, column, other } of await changeable()) {
      await pool.query(
        `update views.${table} set ${column} = ${other} where ctid = (select ctid from views.${table} limit 1)`,
      )
      const { comparison, cutOver } = await views.rebuild(view)
      expect([table, comparison.equal, cutOver]).toEqual([table, false, false])
      expect(comparison.rows).toContainEqual(expect.objectContaining({ table, differing: 1 }))
      await views.cutOver(view, comparison.differing)
      expect((await views.rebuild(view)).comparison.equal).toBe(true)
    }
  }, 120_000)

  test('says what the log makes and what is shown, of a row, of one too many and of one too few', async () => {
    await pool.query(`update views.swaps set fee = 7.00`)
    await pool.query(`delete from views.top_ups where id = 't2'`)
    await pool.query(`insert into views.balances values ('user:9:available', 'USD', 5)`)
    expect(await found()).toMatchObject([
      { view: 'balances', kind: 'added-row', key: 'user:9:available USD', log: null },
      { view: 'swaps', kind: 'row', key: '1 s1', field: 'fee', log: '1', shown: '7' },
      { view: 'top_ups', kind: 'lost-row', key: '1 t2', shown: null },
    ])
    // An operator mends them, each by a rebuild.
    for (const view of ['balances', 'swaps', 'top_ups']) {
      const { comparison } = await views.rebuild(view, { approve: () => true })
      expect(comparison.rows.length).toBeGreaterThan(0)
    }
    expect(await found()).toEqual([])
  })

  test('compares at one event while read models move on, and says nothing of one with a parked stream', async () => {
    await tell(log, [facts.submitted('3', 't9', '5.00')])
    await Promise.all([views.catchUp(), few.turn()])
    expect(await found()).toEqual([])
    await pool.query(
      `update views.checkpoint set parked = 1 where projection = 'swaps' and generation = 'live'`,
    )
    await pool.query(`update views.swaps set fee = 7.00`)
    expect(await found()).toEqual([])
    await pool.query(
      `update views.checkpoint set parked = 0 where projection = 'swaps' and generation = 'live'`,
    )
    expect(await found()).toMatchObject([{ view: 'swaps', key: '1 s1', field: 'fee' }])
    await pool.query(`update views.swaps set fee = 1.00`)
    expect(await found()).toEqual([])
  })

  test('says nothing of a read model whose rebuild is put in place while it is compared', async () => {
    await views.rebuild('balances', { approve: () => false })
    const before = await log.head()
    // The check comes to the event before, while the live tables move on. It follows them in one sight, and the rebuild takes their place.
    const readsFromThere: unknown[] = []
    const readAll: Log['readAll'] = async how => {
      if (how?.after === undefined) {
        await tell(log, [facts.submitted('1', 't8', '3.00'), facts.approved('1', 't8', '3.00')])
        await views.catchUp()
      } else if (how.after === before && readsFromThere.push(how) === 2) await views.cutOver('balances')
      return log.readAll(how)
    }
    const balances = projections.filter(({ name }) => name === 'balances')
    const meanwhile = { pool, log: { ...log, readAll }, restFactor: 0, turnMs: 60_000, projections: balances }
    expect(await found(createChecker(meanwhile))).toEqual([])
    expect(readsFromThere).toHaveLength(2)
    expect(await found()).toEqual([])
  })

  test('finds a changed snapshot that commands would begin from, and leaves it for an operator', async () => {
    const snapshots = await openSnapshots(pool)
    const saved = Promise.withResolvers<void>()
    const saves: Promise<void>[] = []
    const noted = {
      ...snapshots,
      save: (...one: Parameters<typeof snapshots.save>) => {
        const save = snapshots.save(...one).then(saved.resolve)
        saves.push(save)
        return save
      },
    }
    const ledger = createLedger({ log, snapshots: noted, snapshotEvery: 2 })
    await ledger.handle(walletDecider, '1', {
      id: '018f0000-0000-7000-8000-000000000001',
      actor: { kind: 'admin', id: '9' },
      correlationId: 'c',
      command: {
        type: 'RejectAdjustment',
        input: { adjustmentId: 'none', reason: 'x' },
        given: { approver: '9' },
      },
    })
    await ledger.handle(walletDecider, '1', {
      id: '018f0000-0000-7000-8000-000000000002',
      actor: { kind: 'admin', id: '9' },
      correlationId: 'c',
      command: {
        type: 'ProposeAdjustment',
        input: { adjustmentId: 'a1', currency: 'USD', amount: '1', reason: 'x' },
        given: { enteredBy: '9', currency: { code: 'USD', scale: 2 }, aloneUpTo: '10' },
      },
    })
    // The second command saves one more, with 70 and not 69 USD, unless the first is still being written.
    await saved.promise
    await Promise.all(saves)
    await views.catchUp()
    expect(await found()).toEqual([])
    await pool.query(
      `update views.snapshot_pieces set value = regexp_replace(value, '"available":"[67]', '"available":"9') where stream = 'wallet-1'`,
    )
    expect(await found()).toMatchObject([
      { view: 'snapshots', kind: 'snapshot', stream: 'wallet-1', field: 'balances.USD.available' },
    ])
    expect(await snapshots.streams()).toEqual(['wallet-1'])
  })
})
