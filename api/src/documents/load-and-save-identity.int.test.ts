import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteMember } from '../account/delete-member.ts'
import { type Api, type Heard, type Person, startApi } from '../testing/api.ts'
import { shown } from '../testing/fund.ts'
import { formOf, handIn } from '../testing/identity.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { bound } from '../vault/bound.ts'
import * as deletions from '../vault/deletions.ts'

let api: Api
let boss: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  boss = await api.person('boss', { role: 'superadmin' })
})
afterAll(() => api.stop())

type Records = readonly Readonly<Record<string, unknown>>[]
const get = async (path: string, as: Person): Promise<Records> =>
  (({ body }: Heard) => body.data?.data ?? body.data ?? [])(await api.get(path, { as }))
const save = (record: object) => api.post('/userkycs/addByAdmin/S', record, { as: boss })
const decide = async (id: string, decision: object) => {
  await api.post('/userkycs/audit/S', { id, ...decision }, { as: boss })
  await shown(api)
}
const handedIn = async (name: string) => {
  const as = await api.person(name, { kyc: -1 })
  const id = await handIn(api, as, await formOf(api, as))
  await shown(api)
  return { as, id }
}
const rejection = { kyc_status: -1, reason: 'Not readable' }

describe('a record of an identity', () => {
  test.each([
    ['waits', undefined],
    ['was approved', { kyc_status: 1 }],
    ['was rejected', rejection],
  ])('that %s is saved as it was loaded, which changes nothing', async (_, decision) => {
    const { id } = await handedIn(`member-${decision?.kyc_status ?? 0}`)
    if (decision) await decide(id, decision)
    const [record] = await get(`/userkyc/getById/${id}/S`, boss)
    const before = await api.log.head()
    const { body } = await save({ ...record })
    expect(body).toEqual({ status: true, data: [{ id, kyc_status: decision?.kyc_status ?? 0 }] })
    expect(await api.log.head()).toBe(before)
    if (!decision) return
    const changed = await save({ ...record, data: { ...(record?.data as object), nickname: 'Another' } })
    expect(changed.body.code).toBe('ALREADY_DECIDED')
  })

  test('that another took the place of is saved as it was loaded, which changes nothing; a change of it is refused', async () => {
    const { id } = await handedIn('fay')
    const [before] = await get(`/userkyc/getById/${id}/S`, boss)
    await save({ ...before, data: { ...(before?.data as object), nickname: 'Fae' } })
    await shown(api)
    const [record] = await get(`/userkyc/getById/${id}/S`, boss)
    expect(record).toMatchObject({ status: -1, replaced_by: expect.any(String) })
    const head = await api.log.head()
    for (const loaded of [record, { ...(record?.data as object), id }])
      expect((await save({ ...loaded })).body).toEqual({ status: true, data: [{ id, kyc_status: -1 }] })
    expect(await api.log.head()).toBe(head)
    const changed = await save({ ...record, data: { ...(record?.data as object), nickname: 'Another' } })
    expect(changed.body.code).toBe('KYC_REPLACED')
    // A client that loaded it while it waited hears that it waits no more.
    const stale = (await save({ ...before })).body.issues.map((issue: { path: string }) => issue.path)
    expect(stale).toEqual(expect.arrayContaining(['status', 'replaced_by']))
  })

  test('that was erased, also with its member, is saved as it was loaded, which changes nothing', async () => {
    const { id } = await handedIn('gil')
    await decide(id, rejection)
    await api.ask('DELETE', `/userkyc/${id}/S`, { as: boss })
    const { as: hal, id: his } = await handedIn('hal')
    await decide(his, rejection)
    const leavers = bound(deletions, { db: api.db, files: api.deps.files })
    await deleteMember({ ledger: api.ledger, leavers }, hal.uid)
    await shown(api)
    const head = await api.log.head()
    for (const erased of [id, his]) {
      const [record] = await get(`/userkyc/getById/${erased}/S`, boss)
      expect(record).toMatchObject({ data: null })
      const { body } = await save({ ...record })
      expect(body).toEqual({ status: true, data: [{ id: erased, kyc_status: -1 }] })
      expect((await save({ ...record, status: 1 })).body.issues).toMatchObject([{ path: 'status' }])
      expect((await save({ ...record, stray: 1 })).body.issues).toMatchObject([{ path: 'stray' }])
    }
    expect(await api.log.head()).toBe(head)
  })

  test('that has a form is not saved as one without', async () => {
    const { id } = await handedIn('ivy')
    const [record] = await get(`/userkyc/getById/${id}/S`, boss)
    expect((await save({ ...record, data: null })).body.issues).toMatchObject([{ path: 'data' }])
    expect((await save({ id, data: null })).body.issues).toMatchObject([{ path: 'data' }])
  })

  test('is saved with one field of the form changed, or says what is only shown', async () => {
    const { as: eve, id } = await handedIn('eve')
    const [record] = await get(`/userkyc/getById/${id}/S`, boss)
    const data = record?.data as object
    const shownOnly: readonly (readonly [string, object])[] = [
      ['status', { ...record, status: 1 }],
      ['data.status', { ...record, data: { ...data, status: 1 } }],
    ]
    for (const [path, changed] of shownOnly)
      expect((await save(changed)).body, path).toMatchObject({
        ...{ msg: 'Status cannot be changed', issues: [{ path, message: 'This cannot be changed' }] },
      })
    const { body } = await save({ ...record, data: { ...data, nickname: 'Evie' } })
    expect(body.status, JSON.stringify(body)).toBe(true)
    await shown(api)
    const [after] = await get(`/userkyc/getById/${body.data[0].id}/S`, boss)
    expect([after?.uid, after?.data]).toMatchObject([eve.uid, { nickname: 'Evie' }])
  })

  test('of one’s own is handed in again as it was loaded, also bare, and only as it is', async () => {
    const others = await handedIn('cal')
    const { as: dan, id } = await handedIn('dan')
    await decide(id, rejection)
    const [bare] = await get('/userkycdata/S', dan)
    expect(bare).toMatchObject({ id, status: -1, reason: 'Not readable' })
    const add = (body: object, as = dan) => api.post('/userkycs/add/S', body, { as })
    for (const [path, changed] of [
      ['status', { ...bare, status: 1 }],
      ['id', { ...bare, id: others.id }],
    ] as const) {
      const { status, body } = await add(changed)
      expect([status, body.issues.map((issue: { path: string }) => issue.path)], path).toEqual([
        422,
        expect.arrayContaining([path]),
      ])
    }
    const again = await add({ ...bare, nickname: 'Danny' })
    expect(again.body.status, JSON.stringify(again.body)).toBe(true)
    await shown(api)
    expect((await get('/userkycdata/S', dan))[0]).toMatchObject({ nickname: 'Danny', status: 0 })
  })
})
