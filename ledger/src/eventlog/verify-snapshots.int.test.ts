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

const set = (sql: string) => pool.query(`update views.snapshots set ${sql}`)
const balance = () => balanceIn(log, createLedger({ log, snapshots, snapshotEvery: 5 }))

describe('a snapshot', () => {
  test('that is what its events make stays', async () => {
    expect(await verifySnapshots(log, snapshots)).toEqual({ compared: 1, wrong: [] })
    expect(await snapshots.streams()).toEqual([stream])
  })

  test.each([
    [
      'whose balance was changed',
      `state = replace(state::text, '"available":"91"', '"available":"9191"')::json`,
    ],
    ['that forgets what was done', `commands = '[]'`],
    ['that says it was done at another place', `commands = replace(commands::text, ',3]', ',4]')::json`],
  ])('%s is found, and no command begins from it any more', async (_, change) => {
    const before = await pool.query('select state::text, commands::text from views.snapshots')
    await set(change)
    expect((await pool.query('select state::text, commands::text from views.snapshots')).rows).not.toEqual(
      before.rows,
    )
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
