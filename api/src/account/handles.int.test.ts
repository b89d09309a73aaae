import { describe, expect, test } from 'vitest'
import type { Person } from '../testing/api.ts'
import { ada, api, ben, support, useMembers } from '../testing/members-given.suite.ts'
import { filter } from '../testing/money.ts'
import { bound } from '../vault/bound.ts'
import * as handlesStore from '../vault/handles.ts'

useMembers()

const choose = async (as: Person, handle: string | null) =>
  (await api.post('/user/handle/S', { handle }, { as })).body
const findable = async (as: Person) => (await api.get('/user/findable/S', { as })).body.data[0]
const after30Days = (uid: string) =>
  api.db.query(
    `update private.handles set taken_at = taken_at - interval '30 days', left_at = left_at - interval '30 days' where uid = $1`,
    [uid],
  )

describe('a handle', () => {
  test('is chosen, shown to its member, and nobody else’s in another spelling', async () => {
    expect(await findable(ada)).toEqual({
      ...{ handle: null, changeable_date: null, phone_status: 0, name_shown: 'short' },
      ...{ found_by_email: 1, found_by_phone: 1 },
    })
    expect((await choose(ada, '@Ada.Lovelace')).status).toBe(true)
    expect(await findable(ada)).toMatchObject({
      handle: 'ada.lovelace',
      changeable_date: expect.stringMatching(/^\d{4}-/),
    })
    for (const same of ['ada.lovelace', 'ADALOVELACE', 'ada_love_lace'])
      expect((await choose(ben, same)).code, same).toBe('HANDLE_TAKEN')
    expect(await findable(ben)).toMatchObject({ handle: null, changeable_date: null })
  })

  test('is changed 30 days after the last choice, and its old one is kept from others', async () => {
    const cay = await api.person('cay')
    await choose(cay, 'cay.one')
    expect((await choose(cay, 'cay_one')).status).toBe(true)
    expect(await choose(cay, 'cay.two')).toMatchObject({
      code: 'HANDLE_CHANGED_LATELY',
      details: { from: (await findable(cay)).changeable_date },
    })
    await after30Days(cay.uid)
    expect((await choose(cay, 'ada.lovelace')).code).toBe('HANDLE_TAKEN')
    expect(await findable(cay)).toMatchObject({ handle: 'cay_one', changeable_date: null })
    expect((await choose(cay, 'cay.two')).status).toBe(true)
    expect((await choose(ben, 'cay.one')).code).toBe('HANDLE_TAKEN')
    await after30Days(cay.uid)
    expect((await choose(cay, 'cay.one')).status).toBe(true)
  })

  test('is given up at any time, and the next one waits', async () => {
    const dot = await api.person('dot')
    await choose(dot, 'dot.one')
    expect((await choose(dot, null)).status).toBe(true)
    expect(await findable(dot)).toMatchObject({ handle: null })
    expect((await choose(dot, 'dot.two')).code).toBe('HANDLE_CHANGED_LATELY')
  })

  test.each(['support', 'sup.port', 'SUPP0RT', 'strongroom_help', 's7rongr00m', 'ad_min'])(
    '%s is none that a member may have',
    async handle => expect((await choose(ben, handle)).code).toBe('HANDLE_TAKEN'),
  )
  test.each(['be', 'a'.repeat(21), '1ben', 'ben..o', 'ben.', '_ben', 'ben o', 'bén', '100046', ''])(
    '%j is none at all',
    async handle => expect((await choose(ben, handle)).issues).toMatchObject([{ path: 'handle' }]),
  )

  test('is one member’s of those who choose it at the same time', async () => {
    const people = await Promise.all(['eve', 'fay', 'gus'].map(name => api.person(`race-${name}`)))
    const outcomes = await Promise.all(people.map(each => choose(each, 'same.moment')))
    expect(outcomes.filter(({ status }) => status === true)).toHaveLength(1)
  })

  test('stands on the member’s page, and finds them for administrators', async () => {
    const listed = async (search: string) =>
      (await api.get(`/user/list/S/${filter({ search })}`, { as: support })).body.data.data
    for (const text of ['@ada.love', 'ada.love'])
      expect(await listed(text)).toMatchObject([{ uid: ada.uid, handle: 'ada.lovelace' }])
  })

  test('is not in the log, and goes with its member', async () => {
    const hal = await api.person('hal')
    await choose(hal, 'hal.gone')
    const events = await api.log.readStream(`member-${hal.uid}`)
    expect(JSON.stringify(events)).not.toContain('hal.gone')
    await api.db.query('delete from private.members where uid = $1', [hal.uid])
    const handles = bound(handlesStore, api.db)
    expect(await handles.choose(ben.uid, 'hal.gone')).toEqual({ kind: 'chosen' })
  })
})
