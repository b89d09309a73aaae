import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { bound } from './bound.ts'
import * as depositAddresses from './deposit-addresses.ts'

let api: Api
let ada: Person
let ben: Person
beforeAll(async () => {
  api = await startApi()
  ada = await api.person('ada')
  ben = await api.person('ben')
})
afterAll(() => api.stop())

/** Whether a promise settles by itself, or waits for another connection to release a row. */
const untilItWaits = async (work: Promise<unknown>): Promise<'done' | 'waits'> => {
  let isDone = false
  const end = () => {
    isDone = true
  }
  work.then(end, end)
  for (;;) {
    const sql = `select from pg_locks where not granted and pid in
      (select pid from pg_stat_activity where datname = current_database())`
    const { rowCount } = await api.db.query(sql)
    if (isDone) return 'done'
    if (rowCount) return 'waits'
  }
}

describe('an address of the pool', () => {
  test('is taken by one of two who reach for it in the same moment, and one member takes one', async () => {
    const house = bound(depositAddresses, api.db)
    const [first] = await house.add('RACE', ['one'])
    const other = await api.db.connect()
    await other.query('begin')
    await other.query('update private.deposit_addresses set uid = $1, given_at = now() where id = $2', [
      ada.uid,
      first?.id,
    ])
    // Not committed yet: the last one is out of ben's reach, and stays so.
    const bens = house.give(ben.uid, 'RACE')
    expect(await untilItWaits(bens)).toBe('done')
    expect(await bens).toBeUndefined()
    await house.add('RACE', ['two'])
    // Ada asks again elsewhere, and finds another free; that has to wait for what becomes of the first.
    const again = house.give(ada.uid, 'RACE')
    expect(await untilItWaits(again)).toBe('waits')
    await other.query('commit')
    other.release()
    expect(await again).toMatchObject({ ccaddress: 'one' })
    expect(await house.give(ben.uid, 'RACE')).toMatchObject({ ccaddress: 'two', uid: ben.uid })
  })
  test('is not reached for by a member’s second try while the first is at it, so that others find it', async () => {
    const house = bound(depositAddresses, api.db)
    await house.add('TURNS', ['three'])
    await house.add('TURNS', ['four'])
    const first = await api.db.connect()
    await first.query('begin')
    await first.query('select pg_advisory_xact_lock(hashtext($1))', [`TURNS address of ${ada.uid}`])
    const second = house.give(ada.uid, 'TURNS')
    expect(await untilItWaits(second)).toBe('waits')
    expect(await house.give(ben.uid, 'TURNS')).toMatchObject({ ccaddress: 'three' })
    await first.query('commit')
    first.release()
    expect(await second).toMatchObject({ ccaddress: 'four' })
  })
})
