import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adasLog, balanceIn, send, stream } from '../testing/adas-log.ts'
import { type FreshDatabase, freshDatabase } from '../testing/index.ts'
import { ada } from '../testing/wallet-cases.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { createLedger } from './ledger.ts'
import type { Log } from './log.ts'
import { type KeptSnapshots, openSnapshots } from './snapshots.ts'
import { verifySnapshots } from './verify-snapshots.ts'

let database: FreshDatabase
let pool: Pool
let log: Log
let snapshots: KeptSnapshots

beforeEach(async () => {
  database = await freshDatabase()
  pool = new Pool({ connectionString: database.url })
  log = await adasLog()
  snapshots = await openSnapshots(pool)
  let saved: Promise<void> | undefined
  const noted = {
    ...snapshots,
    save: (...one: Parameters<KeptSnapshots['save']>) => (saved = snapshots.save(...one)),
  }
  const ledger = createLedger({ log, snapshots: noted, snapshotEvery: 10 })
  for (let n = 1; n <= 12; n++) await ledger.handle(walletDecider, ada, send(n, '1'))
  await saved
})
afterEach(async () => {
  await pool.end()
  await database.drop()
})

const set = (sql: string) => pool.query(`update views.snapshot_pieces set ${sql}`)
const balance = () => balanceIn(log, createLedger({ log, snapshots, snapshotEvery: 5 }))

describe('a snapshot', () => {
  test('that is what its events make stays', async () => {
    expect(await verifySnapshots(log, snapshots)).toEqual({ compared: 1, wrong: [] })
    expect(await snapshots.streams()).toEqual([stream])
  })

  test.each([
    ['whose balance was changed', `value = replace(value, '"available":"91"', '"available":"9191"')`],
    ['that forgets what was done', `value = regexp_replace(value, '"commands":.*', '"commands":[]}')`],
    ['that says it was done at another place', `value = replace(value, ',3]', ',4]')`],
  ])('%s is found, and no command begins from it any more', async (_, change) => {
    const before = await pool.query('select value from views.snapshot_pieces')
    await set(change)
    expect((await pool.query('select value from views.snapshot_pieces')).rows).not.toEqual(before.rows)
    expect(await verifySnapshots(log, snapshots)).toEqual({ compared: 1, wrong: [stream] })
    expect(await snapshots.streams()).toEqual([])
    expect(await balance()).toBe('88')
  })

  test.each([
    ['of another version', 'state_version = 0'],
    ['of what the log has not', 'revision = 99'],
    ['of another event', `hash = 'x'`],
  ])('%s is used by nobody, and passed over', async (_, change) => {
    await set(change)
    expect(await verifySnapshots(log, snapshots)).toEqual({ compared: 0, wrong: [] })
  })
})

describe('a snapshot of many cases', () => {
  const long = (revision: number) => ({
    revision,
    hash: `hash ${revision}`,
    stateVersion: 1,
    state: { cases: Array.from({ length: 3 }, () => Array.from({ length: 5_000 }, (_, n) => `case ${n}`)) },
    commands: [['one', revision]] as const,
  })
  const pieces = async () =>
    (await pool.query(`select at, revision from views.snapshot_pieces where stream = 'long' order by at`))
      .rows

  test('is kept in pieces, and read whole', async () => {
    await snapshots.save('long', long(1))
    expect((await pieces()).map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5])
    expect(await snapshots.load('long')).toEqual(long(1))
  })

  test('takes the place of the one before, once all of it is there', async () => {
    await snapshots.save('long', long(1))
    await pool.query(
      `insert into views.snapshot_pieces values ('long', 2, 1, 'hash 2', 0, '["state","cases","0"]', '[]')`,
    )
    expect(await snapshots.load('long')).toEqual(long(1))
    await snapshots.save('long', long(3))
    expect(await snapshots.load('long')).toEqual(long(3))
    expect((await pieces()).every(({ revision }) => revision === 3)).toBe(true)
  })

  test('that lacks a piece is none', async () => {
    await snapshots.save('long', long(1))
    await pool.query(`delete from views.snapshot_pieces where stream = 'long' and at = 1`)
    expect(await snapshots.load('long')).toBeUndefined()
  })
})
