import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { shown } from '../testing/fund.ts'
import { documentOf, formOf, handIn, ofCompany, ofPerson, phoneCodeOf } from '../testing/identity.ts'
import { look } from '../testing/look.ts'

let api: Api
let support: Person
let finance: Person
beforeAll(async () => {
  api = await startApi()
  support = await api.person('support', { role: 'support' })
  finance = await api.person('finance', { role: 'finance' })
})
afterAll(() => api.stop())

let count = 0
const newcomer = (userType: 0 | 1 = 0) => api.person(`newcomer-${++count}`, { kyc: -1, userType })
const add = (as: Person, body: object, key?: string) =>
  api.post('/userkycs/add/S', body, { as, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) })
const reject = (id: string, reason = 'The picture is blurred') =>
  api.post('/userkycs/audit/S', { id, kyc_status: -1, reason }, { as: support })
const standing = async (as: Person) => (await api.get('/userkyc/S', { as })).body.data[0]
const ownData = async (as: Person) => (await api.get('/userkycdata/S', { as })).body.data
const seen = async (as: Person, id: string) => look(api, `/userkyc/getById/${id}/S`, as)

describe('handing in what proves an identity', () => {
  test('needs a code that was sent to the phone, which is the member’s then', async () => {
    const ada = await newcomer()
    expect(await standing(ada)).toMatchObject({ kyc_status: -1, step: 1, id: null, type: null })
    expect(await ownData(ada)).toEqual([])
    const form = await formOf(api, ada)
    expect((await add(ada, form)).body.code).toBe('PHONE_CODE_NEEDED')
    const code = await phoneCodeOf(api, ada)
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await add(ada, { ...form, code: wrong })).body.code).toBe('WRONG_CODE')
    expect(await standing(ada)).toMatchObject({ step: 1 })
    const { body } = await add(ada, { ...form, code })
    expect(body.data).toEqual([{ id: expect.any(String), kyc_status: 0 }])
    expect(await standing(ada)).toMatchObject({ kyc_status: 0, step: 2, id: body.data[0].id, type: 0 })
    expect(await api.members.byUid(ada.uid)).toMatchObject({ phone: '61234567', phoneProven: true })
  })

  test('needs none where no message can be sent: the administrator then knows that the phone is not proven', async () => {
    const silent = await startApi({ config: { devMailbox: false } })
    const bea = await silent.person('bea', { kyc: -1 })
    const { body } = await silent.post('/userkycs/add/S', await formOf(silent, bea), { as: bea })
    const member = await silent.members.byUid(bea.uid)
    await silent.stop()
    expect(body.status).toBe(true)
    expect(member).toMatchObject({ phone: '61234567', phoneProven: false })
  })

  test('needs none when the phone was proven before', async () => {
    const ada = await newcomer()
    await api.members.setPhone(ada.uid, { areaCode: '+852', phone: '61234567', proven: false })
    const form = await formOf(api, ada)
    expect((await add(ada, form)).body.code).toBe('PHONE_CODE_NEEDED')
    await api.members.setPhone(ada.uid, { areaCode: '+852', phone: '61234567', proven: true })
    expect((await add(ada, { ...form, phone: '61234568' })).body.code).toBe('PHONE_CODE_NEEDED')
    expect((await add(ada, form)).body.status).toBe(true)
  })

  test('is one record however often it comes under its key, and no other form', async () => {
    const ada = await newcomer()
    const form = { ...(await formOf(api, ada)), code: await phoneCodeOf(api, ada) }
    const key = randomUUID()
    const { body } = await add(ada, form, key)
    expect((await add(ada, form, key)).body).toEqual(body)
    expect((await add(ada, { ...form, name: 'Somebody Else' }, key)).status).toBe(409)
    expect((await add(ada, form)).body.code).toBe('KYC_WAITING')
    const events = await api.log.readStream(`member-${ada.uid}`)
    expect(events.map(({ type }) => type)).toEqual(['MemberRegistered', 'KycSubmitted'])
  })

  test('keeps the phone when it is refused, and nothing of the form', async () => {
    const company = await newcomer(1)
    const form = { ...(await formOf(api, company)), code: await phoneCodeOf(api, company) }
    expect((await add(company, form)).body.code).toBe('KYC_KIND_WRONG')
    const kept = await api.db.query('select from private.kyc_forms where uid = $1', [company.uid])
    expect(kept.rowCount).toBe(0)
    expect((await api.members.byUid(company.uid))?.phoneProven).toBe(true)
    expect((await ownData(company)).length).toBe(0)
  })

  test('takes a company’s papers from a company', async () => {
    const company = await newcomer(1)
    const id = await handIn(api, company, await formOf(api, company, ofCompany))
    expect((await seen(support, id)).body.data[0]).toMatchObject({
      name: 'Engines Limited',
      type: 1,
      data: { type: 1, registration_number: '1234567', documents: { length: 7 } },
    })
  })

  test('takes only files that the member has uploaded', async () => {
    const [ada, ben] = [await newcomer(), await newcomer()]
    const form = await formOf(api, ada)
    const others = [await documentOf(api, ben), randomUUID(), 'nothing']
    for (const file of others) {
      const documents = form.documents.map((each, at) => (at === 0 ? { ...each, file } : each))
      const { status, body } = await add(ada, { ...form, documents })
      expect([status, body.issues]).toEqual([422, [{ path: 'documents', message: expect.any(String) }]])
    }
  })

  test.each([
    ['birth_date', { birth_date: '2020-01-01' }],
    ['birth_date', { birth_date: '1899-12-31' }],
    ['id_expiry', { id_expiry: '2020-01-01' }],
    ['nationality', { nationality: 'Britain' }],
    ['documents', { id_type: 1 }],
    ['type', { type: 2 }],
    ['name', { name: ' ' }],
    ['company_name', { company_name: 'Engines' }],
  ])('says that %s is wrong, and not what it was', async (path, over) => {
    const ada = await newcomer()
    const { status, body } = await add(ada, { ...(await formOf(api, ada)), ...over })
    expect([status, body.issues[0].path]).toEqual([422, path])
    expect(JSON.stringify(body)).not.toContain('Lovelace')
  })

  test('leaves nothing personal in the log', async () => {
    const ada = await newcomer()
    await handIn(api, ada, await formOf(api, ada))
    const told = JSON.stringify(await api.log.readStream(`member-${ada.uid}`))
    for (const personal of ['Lovelace', ofPerson.id_number, '61234567', 'Nathan'])
      expect(told + api.logged.join()).not.toContain(personal)
    const { rows } = await api.db.query<{ form: Buffer }>(
      'select form from private.kyc_forms where uid = $1',
      [ada.uid],
    )
    expect(rows[0]?.form.toString('latin1')).not.toContain(ofPerson.id_number)
  })
})

describe('what was handed in', () => {
  test('is shown to its member with the end of its number, and whole to be handed in again', async () => {
    const ada = await newcomer()
    const form = await formOf(api, ada)
    const id = await handIn(api, ada, form)
    const { documents } = form
    const shown = { ...ofPerson, id, status: 0, reason: null }
    expect(await ownData(ada)).toEqual([
      { ...shown, id_number: '••••5678', documents: documents.map(each => ({ ...each, type: 'image/png' })) },
    ])
    expect((await seen(ada, id)).body.data[0].data.id_number).toBe('••••5678')
    await reject(id)
    expect(await standing(ada)).toMatchObject({ step: 4, kyc_status: -1, reason: 'The picture is blurred' })
    expect(await ownData(ada)).toMatchObject([{ id_number: 'P12345678', status: -1, documents }])
    const again = await add(ada, form)
    expect(again.body.data).toMatchObject([{ kyc_status: 0 }])
    expect(again.body.data[0].id).not.toBe(id)
    expect(await standing(ada)).toMatchObject({ step: 2, reason: null, decided_date: null })
  })

  test('is shown to nobody else, and whole to who reviews it', async () => {
    const [ada, ben] = [await newcomer(), await newcomer()]
    const id = await handIn(api, ada, await formOf(api, ada))
    await shown(api)
    expect((await seen(ben, id)).status).toBe(404)
    expect((await seen(ben, randomUUID())).status).toBe(404)
    expect(await ownData(ben)).toEqual([])
    expect((await seen(support, id)).body.data[0].data.id_number).toBe('P12345678')
    expect((await api.get(`/userkyc/getById/${id}/S`, { as: finance })).body.data[0].data).toBeNull()
  })
})
