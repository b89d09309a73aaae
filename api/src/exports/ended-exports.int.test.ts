import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { standing } from '../testing/standing.ts'
import { exportLimits } from '../vault/exports.ts'
import { sweep } from '../vault/sweep.ts'
import { type Desk, exportingFrom, many, openDesk } from './testing/exporting.ts'

let desk: Desk
let api: Desk['api']
let support: Desk['support']
beforeAll(async () => {
  desk = await openDesk()
  ;({ api, support } = desk)
})
afterAll(() => api.stop())
afterEach(() => api.db.query('delete from private.exports'))

const { begin, fileOf, kept, make, own } = exportingFrom(() => desk)

describe('an export', () => {
  test('is not made for a member who is no administrator any more, and says so', async () => {
    const leaver = await api.person('leaver', { role: 'support' })
    const id = await begin(many, leaver)
    await standing(api.ledger, leaver.uid, { type: 'SetRole', input: { role: 'member' } })
    await make()
    expect((await fileOf(id, leaver)).status).toBe(403)
    const { rows } = await api.db.query('select status, problem from private.exports')
    expect(rows).toEqual([{ status: -1, problem: 'forbidden' }])
    expect((await api.mailTo(leaver.email))?.subject).toContain('could not be made')
  })

  test('of a filter that the list takes no more could not be made, and says so', async () => {
    const id = await begin()
    await api.db.query(`update private.exports set filter = '{"sort":"gone"}'`)
    await make()
    expect(await own()).toMatchObject([{ id, status: -1, problem: 'filter', rows: 0 }])
    expect((await api.mailTo(support.email))?.text).toContain('set its filter again')
  })

  test('that was tried too often is given up', async () => {
    await begin()
    await api.db.query('update private.exports set tries = 5')
    await make()
    expect(await own()).toMatchObject([{ status: -1, problem: 'broken' }])
  })

  test('expires: its file goes, and asking for it says so', async () => {
    const id = await begin()
    await make()
    const [made] = await own()
    const days = (Date.parse(made?.expire_date ?? '') - Date.parse(made?.finish_date ?? '')) / 86_400_000
    expect(days).toBe(exportLimits.days)
    await sweep(api.db)
    expect(await kept()).toBe(1)
    await api.db.query(`update private.exports set expires_at = now() - interval '1 second'`)
    await sweep(api.db)
    expect(await kept()).toBe(0)
    expect(await own()).toMatchObject([{ id, status: -2 }])
    expect((await fileOf(id)).body).toMatchObject({ status: false, code: 'EXPORT_GONE' })
  })

  test('beyond the ten newest of an administrator expires early', async () => {
    const before = await begin()
    await make()
    await api.db.query(
      `insert into private.exports (id, uid, path, params, filter, file_name, digest, status, made_at, expires_at)
       select gen_random_uuid(), $1, '', '{}', '{}', '', n, 1, now(), now() + interval '1 day' from generate_series(1, 9) n`,
      [support.uid],
    )
    const after = await begin()
    await make()
    const statuses = new Map((await own()).map(({ id, status }) => [id, status]))
    expect([statuses.get(before), statuses.get(after)]).toEqual([-2, 1])
  })
})
