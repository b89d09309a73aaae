import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteMember } from '../account/delete-member.ts'
import { type Api, newTonce, type Person, startApi } from '../testing/api.ts'
import { proofOf } from '../testing/bank.ts'
import { shown } from '../testing/fund.ts'
import { documentOf, formOf, handIn, ofCompany, ofPerson, phoneCodeOf } from '../testing/identity.ts'
import { look } from '../testing/look.ts'
import { sign } from '../testing/sign.ts'
import { bound } from '../vault/bound.ts'
import * as deletions from '../vault/deletions.ts'

let api: Api
let support: Person
let second: Person
let finance: Person
let superadmin: Person
beforeAll(async () => {
  api = await startApi()
  support = await api.person('support', { role: 'support' })
  second = await api.person('second', { role: 'support' })
  finance = await api.person('finance', { role: 'finance' })
  superadmin = await api.person('superadmin', { role: 'superadmin' })
})
afterAll(() => api.stop())

let count = 0
const newcomer = () => api.person(`newcomer-${++count}`, { kyc: -1 })
const keyed = (as: Person, key?: string) => ({ as, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) })
const submitted = async (as: Person) => handIn(api, as, await formOf(api, as))
const approve = (id: string, as = support) => api.post('/userkycs/audit/S', { id, kyc_status: 1 }, { as })
const reject = (id: string) =>
  api.post('/userkycs/audit/S', { id, kyc_status: -1, reason: 'Too dark' }, { as: support })
const enter = (as: Person, body: object, key?: string) =>
  api.post('/userkycs/addByAdmin/S', body, keyed(as, key))
const erase = (id: string, as = superadmin) => api.ask('DELETE', `/userkyc/${id}/S`, { as })
const record = async (id: string, as = support) =>
  (await look(api, `/userkyc/getById/${id}/S`, as)).body.data?.[0]
const json = (fields: object) => encodeURIComponent(JSON.stringify(fields))
const waiting = async (uid: string) =>
  (await api.get(`/userkyc/list/S/${json({ uid, status: 0 })}`, { as: finance })).body.data.data
const formCount = async (id: string) =>
  (await api.db.query('select from private.kyc_forms where id = $1', [id])).rowCount
const fileCount = async (ids: readonly string[]) =>
  (await Promise.all(ids.map(id => api.deps.files.get(id)))).filter(bytes => bytes).length

describe('a record that an administrator enters', () => {
  test('is decided by another one; its files are the member’s, its phone is not', async () => {
    const ada = await newcomer()
    const form = await formOf(api, support)
    const key = randomUUID()
    const { body } = await enter(support, { ...form, uid: ada.uid }, key)
    expect((await enter(support, { ...form, uid: ada.uid }, key)).body).toEqual(body)
    const [{ id }] = body.data
    expect(await record(id)).toMatchObject({ uid: ada.uid, submitted_by: support.uid })
    expect((await api.get('/userkycdata/S', { as: ada })).body.data).toMatchObject([{ id, status: 0 }])
    const [file] = form.documents
    expect((await api.get(`/upload/${file?.file}/S`, { as: ada })).status).toBe(200)
    expect((await api.members.byUid(ada.uid))?.phone).toBeNull()
    expect((await approve(id, support)).body.code).toBe('OWN_CASE')
    expect((await approve(id, second)).body.status).toBe(true)
  })

  test('takes the place of the one that waits, which nobody then approves unseen', async () => {
    const ada = await newcomer()
    const first = await formOf(api, ada)
    const id = await handIn(api, ada, first)
    const [old, ...others] = first.documents
    const documents = [{ kind: old?.kind, file: await documentOf(api, support) }, ...others]
    const edited = await enter(support, { ...first, name: 'Ada Lovelace', documents, id })
    const [{ id: next }] = edited.body.data
    expect((await approve(id, second)).body.code).toBe('KYC_REPLACED')
    expect((await enter(second, { ...first, name: 'Ada King', id })).body.code).toBe('KYC_REPLACED')
    expect(await record(id)).toMatchObject({ status: -1, replaced_by: next })
    expect(await record(next)).toMatchObject({ status: 0, uid: ada.uid, name: 'Ada Lovelace' })
    expect(await waiting(ada.uid)).toMatchObject([{ id: next }])
    expect((await approve(next, second)).body.status).toBe(true)
    expect((await enter(support, { ...first, id: next })).body.code).toBe('ALREADY_DECIDED')
  })

  test('is nobody’s own, of somebody there is, of files of theirs, by who reviews', async () => {
    const [ada, ben] = [await newcomer(), await newcomer()]
    const form = await formOf(api, support)
    expect((await enter(support, { ...form, uid: support.uid })).body.code).toBe('OWN_CASE')
    expect((await enter(support, { ...form, uid: '999999' })).status).toBe(404)
    expect((await enter(support, { ...form, id: randomUUID() })).body.code).toBe('CASE_UNKNOWN')
    expect((await enter(finance, { ...form, uid: ada.uid })).status).toBe(403)
    const bens = await enter(support, { ...(await formOf(api, ben)), uid: ada.uid })
    expect(bens.body.issues).toMatchObject([{ path: 'documents' }])
    await submitted(ada)
    expect((await enter(support, { ...form, uid: ada.uid })).body.code).toBe('KYC_WAITING')
    const [file] = form.documents
    expect((await api.get(`/upload/${file?.file}/S`, { as: ada })).status).toBe(404)
  })
})

describe('a document', () => {
  test('is shown to its owner and to who decides by it, and to nobody else', async () => {
    const ada = await newcomer()
    const [document] = (await formOf(api, ada)).documents
    const status = async (as: Person) => (await api.get(`/upload/${document?.file}/S`, { as })).status
    const statuses = await Promise.all([ada, support, finance, await newcomer()].map(status))
    expect(statuses).toEqual([200, 200, 404, 404])
  })
  test('is one from the hand-in on, though it was uploaded as a plain image: who decides about money opens it no more', async () => {
    const [ada, ben] = [await newcomer(), await newcomer()]
    const statuses = (file: string) =>
      Promise.all([support, finance].map(async as => (await api.get(`/upload/${file}/S`, { as })).status))
    const plainForm = async (of: Person) => {
      const form = await formOf(api, of)
      const [first, ...others] = form.documents
      const file = await proofOf(api, of)
      expect(await statuses(file)).toEqual([200, 200])
      return { file, form: { ...form, documents: [{ kind: first?.kind, file }, ...others] } }
    }
    const own = await plainForm(ada)
    await handIn(api, ada, own.form)
    expect(await statuses(own.file)).toEqual([200, 404])
    const entered = await plainForm(support)
    expect((await enter(support, { ...entered.form, uid: ben.uid })).body.status).toBe(true)
    expect(await statuses(entered.file)).toEqual([200, 404])
  })
})

describe('an archive of a record', () => {
  const packed = async (id: string) => {
    await api.post('/looks/S', { case: id, reason: 'For the test' }, { as: support })
    const tonce = newTonce()
    const signed = `${sign({ ...support, tonce })}/${tonce}/${support.key}`
    return api.app.request(`/v1/userkyc/packdownload/${signed}/${json({ id })}`)
  }
  test('holds its form and its documents by what they show', async () => {
    const ada = await newcomer()
    const form = await formOf(api, ada)
    const id = await handIn(api, ada, form)
    const response = await packed(id)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="identity-${id}.zip"`)
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(Object.keys(files)).toEqual(['record.json', 'id_front.png', 'selfie.png', 'address_proof.png'])
    expect(JSON.parse(Buffer.from(files['record.json'] ?? []).toString())).toMatchObject({
      id_number: ofPerson.id_number,
      documents: ['id_front.png', 'selfie.png', 'address_proof.png'],
    })
    const [, selfie] = form.documents
    expect(files['selfie.png']).toEqual(await api.deps.files.get(selfie?.file as string))
  })
  test('numbers what there is several times', async () => {
    const company = await api.person('company', { kyc: -1, userType: 1 })
    const { documents, ...form } = await formOf(api, company, ofCompany)
    const another = { kind: 'shareholder_id', file: await documentOf(api, company) }
    const id = await handIn(api, company, { ...form, documents: [...documents, another] })
    await shown(api)
    const files = Object.keys(unzipSync(new Uint8Array(await (await packed(id)).arrayBuffer())))
    expect(files).toHaveLength(9)
    expect(files.filter(name => /\d/.test(name))).toEqual(['shareholder_id-1.png', 'shareholder_id-2.png'])
  })
  test('is for who reviews, of a record there is', async () => {
    const id = await submitted(await newcomer())
    const status = async (as: Person, filter: object) =>
      (await api.get(`/userkyc/packdownload/S/${json(filter)}`, { as })).status
    expect(await status(finance, { id })).toBe(403)
    expect(await status(support, { id: randomUUID() })).toBe(404)
    expect(await status(support, {})).toBe(422)
  })
})

describe('erasing', () => {
  test('a decided record takes its form and its files, and leaves what was decided', async () => {
    const ada = await newcomer()
    const form = await formOf(api, ada)
    const id = await handIn(api, ada, form)
    const files = form.documents.map(({ file }) => file)
    expect((await erase(id)).body.code).toBe('KYC_WAITING')
    await approve(id)
    expect((await erase(id, support)).status).toBe(403)
    for (const _ of [1, 2]) expect((await erase(id)).body).toEqual({ status: true, data: [] })
    expect(await record(id)).toMatchObject({ status: 1, name: '', erased: 1, data: null })
    expect(await fileCount(files)).toBe(0)
    expect((await api.get('/userkycdata/S', { as: ada })).body.data).toEqual([])
    expect((await api.get('/userkyc/S', { as: ada })).body.data[0]).toMatchObject({ step: 3 })
    const pack = await api.get(`/userkyc/packdownload/S/${json({ id })}`, { as: support })
    expect(pack.status).toBe(404)
    expect((await erase(randomUUID())).body.code).toBe('CASE_UNKNOWN')
  })

  test('a record leaves the files that were handed in again', async () => {
    const ada = await newcomer()
    const form = await formOf(api, ada)
    const id = await handIn(api, ada, form)
    await reject(id)
    const [first, ...others] = form.documents
    const documents = [{ kind: first?.kind, file: await documentOf(api, ada) }, ...others]
    const again = await api.post('/userkycs/add/S', { ...form, documents }, { as: ada })
    await erase(id)
    expect(await fileCount([first?.file as string])).toBe(0)
    expect(await fileCount(documents.map(({ file }) => file))).toBe(3)
    expect((await record(again.body.data[0].id)).data.documents).toHaveLength(3)
  })

  test('a record is for good, also when its maker or another asks again', async () => {
    const ada = await newcomer()
    const form = { ...(await formOf(api, ada)), code: await phoneCodeOf(api, ada) }
    const key = randomUUID()
    const add = () => api.post('/userkycs/add/S', form, keyed(ada, key))
    const [{ id }] = (await add()).body.data
    await add()
    expect(await formCount(id)).toBe(1)
    await reject(id)
    const { code: _, ...again } = form
    await api.post('/userkycs/add/S', again, { as: ada })
    await erase(id)
    expect((await add()).body.data).toEqual([{ id, kyc_status: 0 }])
    expect(await formCount(id)).toBe(0)
  })

  test('a member takes all of it, and what waits is not waited for', async () => {
    const ada = await newcomer()
    const form = await formOf(api, support)
    const [{ id }] = (await enter(support, { ...form, uid: ada.uid })).body.data
    const leavers = bound(deletions, { db: api.db, files: api.deps.files })
    expect(await deleteMember({ ledger: api.ledger, leavers }, ada.uid)).toBeUndefined()
    await shown(api)
    expect(await formCount(id)).toBe(0)
    expect(await fileCount(form.documents.map(({ file }) => file))).toBe(0)
    expect(await record(id)).toMatchObject({ status: -1, name: '', email: '', data: null })
  })
})
