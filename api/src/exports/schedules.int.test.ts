import type { wire } from '@strongroom/shared'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../testing/api.ts'
import { standing } from '../testing/standing.ts'
import { MOST_SCHEDULES } from '../vault/export-schedules.ts'
import { createStores } from '../vault/stores.ts'
import { beginScheduled } from './begin-scheduled.ts'
import { type Desk, exportingFrom, openDesk } from './testing/exporting.ts'

let desk: Desk
let api: Desk['api']
let support: Person
beforeAll(async () => {
  desk = await openDesk()
  ;({ api, support } = desk)
})
afterAll(() => api.stop())
afterEach(() => api.db.query('delete from private.exports; delete from private.export_schedules'))

const { fileOf, make, own } = exportingFrom(() => desk)
const daily = {
  name: 'Sign-ups',
  list: 'account.members',
  filter: { search: 'm1@' },
  every: 'day',
  of_period: 0,
}
const save = (over: object = {}, as = support) =>
  api.post('/exports/schedules/S', { ...daily, ...over }, { as })
const schedules = async (as = support): Promise<readonly wire.ScheduledExport[]> =>
  (await api.get('/exports/schedules/S', { as })).body.data
/** Runs the job at a time. */
const beginAt = (at: string) => {
  const { exportSchedules } = createStores(api.db, api.deps.config)
  const { members, deps } = api
  const stopping = new AbortController().signal
  return beginScheduled({ ...deps, members, exportSchedules, stopping, now: () => new Date(at) })()
}
/** Says that the next file of every schedule was due at a time. */
const dueAt = (at: string) => api.db.query('update private.export_schedules set next_at = $1', [at])

describe('a scheduled export', () => {
  test.each([
    ['day', '2026-12-02T00:00:01Z', '2026-12-03T00:00:00.000Z', '2026-12-01', '2026-12-01'],
    ['week', '2026-12-07T00:00:01Z', '2026-12-14T00:00:00.000Z', '2026-11-30', '2026-12-06'],
    ['month', '2027-01-01T00:00:01Z', '2027-02-01T00:00:00.000Z', '2026-12-01', '2026-12-31'],
  ] as const)(
    'of each %s has the rows of the one that has ended, once',
    async (every, at, next, from, to) => {
      expect((await save({ every, of_period: 1 })).status).toBe(200)
      await dueAt(at)
      await Promise.all([beginAt(at), beginAt(at)])
      await beginAt(at)
      const { rows } = await api.db.query('select filter, language from private.exports')
      expect(rows).toEqual([{ filter: { search: 'm1@', from, to, timeZone: 'UTC' }, language: 'en' }])
      expect(await schedules()).toMatchObject([
        { name: 'Sign-ups', every, next_date: next, last: { status: 0 } },
      ])
    },
  )

  test('by period leaves no rows out: not of periods in which nothing ran, nor where the file before still waits', async () => {
    await save({ of_period: 1 })
    await dueAt('2026-12-02T00:00:00Z')
    await beginAt('2026-12-04T05:00:00Z')
    await beginAt('2026-12-05T00:00:00Z')
    const { rows } = await api.db.query('select filter from private.exports where status = 0')
    expect(rows.map(({ filter: { from, to } }) => `${from}/${to}`).toSorted()).toEqual([
      '2026-12-01/2026-12-03',
      '2026-12-04/2026-12-04',
    ])
  })

  test('is made as a file and told of by mail, without what is in it', async () => {
    await save()
    await dueAt('2026-12-02T00:00:00Z')
    await beginAt('2026-12-02T00:00:00Z')
    await make()
    const [{ last } = { last: null }] = await schedules()
    expect(last).toMatchObject({ status: 1, rows: 1 })
    expect(await own()).toMatchObject([{ id: last?.id }])
    expect((await fileOf(last?.id ?? '')).body).toContain('m1@example.com')
    const mail = await api.mailTo(support.email)
    expect(mail?.subject).toBe(`Your file is ready: ${last?.file_name}`)
    expect(mail?.text).toContain('/admin/exports')
    expect(mail?.text).not.toContain('m1@')
  })

  test('that falls due while files wait is made all the same, and leaves room for those that are asked for', async () => {
    for (const search of ['m1@', 'm2@', 'm3@', 'm4@']) await save({ filter: { search } })
    await dueAt('2026-12-02T00:00:00Z')
    await beginAt('2026-12-02T00:00:00Z')
    expect(await own()).toHaveLength(4)
    const { begin } = exportingFrom(() => desk)
    expect(await begin()).toEqual(expect.any(String))
  })

  test('stops once its administrator may not read the list any longer, and says so', async () => {
    const leaver = await api.person('leaver', { role: 'support' })
    await save({}, leaver)
    await standing(api.ledger, leaver.uid, { type: 'SetRole', input: { role: 'member' } })
    await dueAt('2026-12-02T00:00:00Z')
    await beginAt('2026-12-02T00:00:00Z')
    await make()
    const { rows } = await api.db.query(
      'select s.next_at, e.problem from private.export_schedules s join private.exports e on e.schedule_id = s.id',
    )
    expect(rows).toEqual([{ next_at: null, problem: 'forbidden' }])
  })

  test('is its administrator’s alone, who may stop it; its files stay', async () => {
    await save()
    await dueAt('2026-12-02T00:00:00Z')
    await beginAt('2026-12-02T00:00:00Z')
    const other = await api.person('another', { role: 'support' })
    const id = (await schedules())[0]?.id
    expect(await schedules(other)).toEqual([])
    const stop = (as: Person) => api.post('/exports/schedules/stop/S', { id }, { as })
    expect((await stop(other)).body.code).toBe('CASE_UNKNOWN')
    expect((await stop(support)).status).toBe(200)
    expect([await schedules(), await own()]).toMatchObject([[], [{ status: 0 }]])
  })
})

describe('a schedule is refused', () => {
  test('of a list that the role may not read, that does not exist, or is a member’s', async () => {
    expect((await save({ list: 'finance.postings', filter: {} })).status).toBe(403)
    expect((await save({ list: 'account.nothing' })).status).toBe(404)
    expect((await save({ list: 'quickPay.payees', filter: {} })).status).toBe(404)
    expect(await schedules()).toEqual([])
  })

  test('with a filter that the list does not take', async () => {
    expect((await save({ filter: { colour: 'red' } })).status).toBe(422)
  })

  test('where an administrator has as many as one may have', async () => {
    for (let made = 0; made < MOST_SCHEDULES; made++) await save()
    expect((await save()).body).toMatchObject({ code: 'TOO_MANY_SCHEDULES', details: { most: '20' } })
  })
})
