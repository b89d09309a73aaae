import { wire } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteMember } from '../account/delete-member.ts'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { bankOf, hongKong, proofOf } from '../testing/bank.ts'
import { filter } from '../testing/deposit-address.ts'
import { shown } from '../testing/fund.ts'
import { formOf, handIn } from '../testing/identity.ts'
import { look } from '../testing/look.ts'
import { bound } from '../vault/bound.ts'
import * as deletions from '../vault/deletions.ts'

/** Administrators who decide about no identity. */
const OTHER_ROLES = wire.role.options.filter(role => !['member', 'support', 'superadmin'].includes(role))

let api: Api
let support: Person
let finance: Person
let auditor: Person
let second: Person
beforeAll(async () => {
  api = await startApi()
  support = await api.person('support', { role: 'support' })
  finance = await api.person('finance', { role: 'finance' })
  auditor = await api.person('auditor', { role: 'auditor' })
  second = await api.person('second support', { role: 'support' })
})
afterAll(() => api.stop())

let count = 0
const member = () => api.person(`member-${++count}`, { kyc: -1 })
const handedIn = async () => {
  const of = await member()
  const form = await formOf(api, of)
  const id = await handIn(api, of, form)
  await shown(api)
  return { of, id, files: form.documents.map(({ file }) => file) }
}
const say = (as: Person, caseId: string, reason = 'It waits to be decided') =>
  api.post('/looks/S', { case: caseId, reason }, { as })
const listed = async (fields: object, as = auditor) =>
  (await api.get(`/looks/list/S/${filter({ order: 'asc', ...fields })}`, { as })).body.data.data
const mine = async (as: Person) => (await api.get('/looks/mine/S', { as })).body.data
const needed = { status: false, code: 'LOOK_REASON_NEEDED' }

describe('an administrator who looks at personal data', () => {
  test('says why, once a case: then the record and its documents are shown, and each look leaves a line', async () => {
    const { of, id, files } = await handedIn()
    const record = `/userkyc/getById/${id}/S`
    const paths = [record, `/upload/${files[0]}/S`, `/userkyc/packdownload/S/${filter({ id })}`]
    for (const path of paths) {
      const { body } = await api.get(path, { as: support, form: 'headers' })
      expect(body).toMatchObject({ ...needed, details: { case: id } })
      expect(JSON.stringify(body)).not.toContain('Lovelace')
    }
    expect(await listed({ uid: of.uid })).toEqual([])
    expect((await say(support, id)).body).toEqual({ status: true, data: [] })
    await say(support, id, 'Another reason, which comes too late')
    for (const path of paths) expect((await api.get(path, { as: support })).status).toBe(200)
    const line = { by: support.uid, by_email: support.email, uid: of.uid, case: id, times: 1 }
    expect(await listed({ uid: of.uid })).toMatchObject(
      ['identity', 'document', 'document'].map(kind => ({ ...line, kind, reason: 'It waits to be decided' })),
    )
    expect((await api.get(record, { as: second, form: 'headers' })).body).toMatchObject(needed)
  })

  test('is shown an identity by the documents’ own calls, and the look is kept without a reason', async () => {
    const { of, id } = await handedIn()
    expect((await api.get(`/userkyc/getById/${id}/S`, { as: support })).body.data[0]).toMatchObject({ id })
    expect((await api.get(`/userkyc/packdownload/S/${filter({ id })}`, { as: support })).status).toBe(200)
    const line = { by: support.uid, case: id, reason: 'none given' }
    expect(await listed({ uid: of.uid })).toMatchObject([line, line])
  })

  test('is asked for a reason of the case, not of the member’s other cases', async () => {
    const { of, id } = await handedIn()
    const proof = await proofOf(api, of)
    await say(support, id)
    expect((await api.get(`/upload/${proof}/S`, { as: support })).body).toMatchObject({
      ...needed,
      details: { case: proof, kind: 'document' },
    })
  })

  test('sees a form as support or superadmin alone: others see that there is a record, and have not looked', async () => {
    const { of, id, files } = await handedIn()
    for (const as of await Promise.all(OTHER_ROLES.map(role => api.person(`${role} looks`, { role })))) {
      const { body } = await api.get(`/userkyc/getById/${id}/S`, { as, form: 'headers' })
      expect(body.data).toMatchObject([{ id, data: null, same_number: [], erased: 0 }])
      expect(JSON.stringify(body)).not.toContain('P12345678')
      expect((await api.get(`/upload/${files[0]}/S`, { as })).status).toBe(404)
      expect((await api.get(`/userkyc/packdownload/S/${filter({ id })}`, { as })).status).toBe(403)
    }
    expect(await listed({ uid: of.uid })).toEqual([])
    const superadmin = await api.person('superadmin looks', { role: 'superadmin' })
    expect((await look(api, `/userkyc/getById/${id}/S`, superadmin)).body.data[0].data).not.toBeNull()
  })

  test('is never a member; and the case is one that there is', async () => {
    const { of, id } = await handedIn()
    expect((await say(of, id)).status).toBe(403)
    expect((await say(support, 'no-such-case')).status).toBe(404)
    expect((await say(support, id, '   ')).status).toBe(422)
    expect((await api.get('/looks/list/S', { as: finance })).status).toBe(403)
  })

  test('has looked once however often the page is asked for meanwhile', async () => {
    const { of, id } = await handedIn()
    for (const _ of [1, 2, 3]) await look(api, `/userkyc/getById/${id}/S`, support)
    expect(await listed({ uid: of.uid })).toMatchObject([{ times: 3 }])
    await api.db.query(
      `update private.looks set last_at = last_at - interval '16 minutes' where case_id = $1`,
      [id],
    )
    await look(api, `/userkyc/getById/${id}/S`, support)
    expect(await listed({ uid: of.uid })).toMatchObject([{ times: 3 }, { times: 1 }])
  })
})

describe('bank details', () => {
  test('show their ends in lists, and are whole in the case alone, once a reason was given', async () => {
    const of = await api.person('bank-member')
    const id = await bankOf(api, of, support)
    const own = await api.get(`/userbank/list/${of.uid}/S`, { as: of })
    expect(own.body.data.data).toMatchObject([{ accountnumber: hongKong.accountnumber }])
    for (const path of [`/userbank/list/${of.uid}/S`, `/bank/list/S/${filter({ uid: of.uid })}`]) {
      const { body } = await api.get(path, { as: finance })
      expect(body.data.data).toMatchObject([{ id, accountnumber: '•••• 9001', billing_address: '' }])
    }
    const path = `/userbank/get/${id}/S`
    expect((await api.get(path, { as: finance })).body).toMatchObject({
      ...needed,
      details: { kind: 'bank' },
    })
    const whole = { id, email: of.email, accountnumber: hongKong.accountnumber }
    expect((await look(api, path, finance)).body.data).toMatchObject([whole])
    expect(await mine(of)).toMatchObject([{ kind: 'bank', count: 1 }])
    expect((await api.get(path, { as: of })).status).toBe(403)
    expect((await api.get('/userbank/get/none/S', { as: finance })).status).toBe(404)
  })
})

describe('a member', () => {
  test('sees how often and when, by kind, and never who', async () => {
    const { of, id, files } = await handedIn()
    expect(await mine(of)).toEqual([])
    await api.get(`/userkyc/getById/${id}/S`, { as: of })
    await look(api, `/userkyc/getById/${id}/S`, support)
    for (const file of files) await look(api, `/upload/${file}/S`, support)
    await look(api, `/userkyc/getById/${id}/S`, second)
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(await mine(of)).toEqual([
      { kind: 'document', count: 3, dates: [at, at, at] },
      { kind: 'identity', count: 2, dates: [at, at] },
    ])
    const [{ created_date }] = await listed({ uid: of.uid, kind: 'identity', order: 'desc' })
    expect((await mine(of))[1].dates[0]).toBe(created_date)
  })

  test('who has gone takes the reasons along; that somebody looked stays', async () => {
    const { of, id } = await handedIn()
    await look(api, `/userkyc/getById/${id}/S`, support)
    const leavers = bound(deletions, { db: api.db, files: api.deps.files })
    expect(await deleteMember({ ledger: api.ledger, leavers }, of.uid)).toBeUndefined()
    const lines = await listed({ by: support.uid, search: id })
    expect(lines).toMatchObject([{ uid: null, username: '', reason: null, kind: 'identity' }])
  })
})
