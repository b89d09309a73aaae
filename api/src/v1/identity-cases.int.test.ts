import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteMember } from '../delete-member.ts'
import { createLeavers } from '../private/leavers.ts'
import { type Api, newTonce, type Person, startApi } from '../testing/api.ts'
import { shown } from '../testing/fund.ts'
import { documentOf, formOf, handIn, ofPerson } from '../testing/identity.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { sign } from '../testing/sign.ts'

let api: Api
let support: Person
let second: Person
let finance: Person
let superadmin: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  support = await api.person('support', { role: 'support' })
  second = await api.person('second', { role: 'support' })
  finance = await api.person('finance', { role: 'finance' })
  superadmin = await api.person('superadmin', { role: 'superadmin' })
})
afterAll(() => api.stop())

let count = 0
const newcomer = () => api.person(`newcomer-${++count}`, { kyc: -1 })
const submitted = async (as: Person, over: object = {}) =>
  handIn(api, as, { ...(await formOf(api, as)), ...over })
const decide = (as: Person, body: object, key?: string) =>
  api.post('/userkycs/audit/S', body, { as, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) })
const approve = (id: string, as = support) => decide(as, { id, kyc_status: 1 })
const reject = (id: string, as = support) => decide(as, { id, kyc_status: -1, reason: 'Too dark' })
const enter = (as: Person, body: object, key?: string) =>
  api.post('/userkycs/addByAdmin/S', body, { as, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) })
const erase = (id: string, as = superadmin) => api.ask('DELETE', `/userkyc/${id}/S`, { as })
const record = async (id: string, as = support) =>
  (await api.get(`/userkyc/getById/${id}/S`, { as })).body.data?.[0]
const json = (fields: object) => encodeURIComponent(JSON.stringify(fields))
const listed = async (fields: object) =>
  (await api.get(`/userkyc/list/S/${json(fields)}`, { as: finance })).body.data
const mailsTo = async ({ email }: Person) =>
  (await api.db.query('select letter from private.mailbox where recipient = $1', [email])).rows.map(
    ({ letter }) => letter,
  )
const fileCount = async (ids: readonly string[]) =>
  (await Promise.all(ids.map(id => api.deps.files.get(id)))).filter(bytes => bytes).length

describe('a record that waits', () => {
  test('is listed for every administrator, and found by name and address', async () => {
    const ada = await newcomer()
    const id = await submitted(ada, { name: 'Grace Brewster Hopper' })
    const row = { id, uid: ada.uid, email: ada.email, name: 'Grace Brewster Hopper', type: 0, status: 0 }
    expect((await listed({ status: 0, uid: ada.uid })).data).toEqual([
      {
        ...row,
        username: ada.email.split('@')[0],
        reason: null,
        submitted_date: expect.any(String),
        submitted_by: ada.uid,
        decided_date: null,
        decided_by: null,
        replaced_by: null,
        erased: 0,
      },
    ])
    for (const search of ['brewster', ada.email.toUpperCase(), ada.uid, id])
      expect((await listed({ search })).data, search).toMatchObject([{ id }])
    expect((await listed({ search: 'nobody of this name' })).total).toBe(0)
    expect((await listed({ uid: ada.uid, type: 1 })).total).toBe(0)
    expect((await api.get('/userkyc/list/S', { as: ada })).status).toBe(403)
    const { body } = await api.get(`/userkyc/list/S/${json({ uid: ada.uid })}`, {
      as: support,
      headers: { Accept: 'text/csv', 'Accept-Language': 'en' },
    })
    expect(body).toContain('Individual,Grace Brewster Hopper,Waiting')
  })

  test('is approved, which opens money and tells the member once', async () => {
    const ada = await newcomer()
    const id = await submitted(ada)
    const key = randomUUID()
    for (const _ of [1, 2])
      expect((await decide(support, { id, kyc_status: 1 }, key)).body.data).toEqual([
        { id, uid: ada.uid, kyc_status: 1 },
      ])
    expect(await mailsTo(ada)).toEqual(['identity-approved'])
    expect((await api.get('/userkyc/S', { as: ada })).body.data[0]).toMatchObject({ step: 3, kyc_status: 1 })
    expect(await record(id)).toMatchObject({ status: 1, decided_by: support.uid })
    expect((await approve(id, second)).body).toMatchObject({
      code: 'ALREADY_DECIDED',
      details: { status: 'approved' },
    })
  })

  test('is rejected with a reason, which the member is mailed in their language', async () => {
    const ada = await newcomer()
    await api.members.edit(ada.uid, { language: 'ja' })
    const id = await submitted(ada)
    expect((await decide(support, { id, kyc_status: -1 })).body.issues).toMatchObject([{ path: 'reason' }])
    expect((await reject(id)).body.data).toMatchObject([{ id, kyc_status: -1 }])
    const mail = await api.mailTo(ada.email)
    expect(mail?.subject).toBe('本人確認を完了できませんでした')
    expect(mail?.text).toContain('理由：Too dark')
  })

  test('is decided by support, not by oneself, and not without being looked at', async () => {
    const own = await api.person('reviewer', { role: 'support', kyc: -1 })
    const id = await submitted(own)
    expect((await approve(id, own)).body.code).toBe('OWN_CASE')
    expect((await approve(id, finance)).status).toBe(403)
    const said = await decide(support, { uid: own.uid, kyc_status: 1 })
    expect(said.body.code).toBe('KYC_WAITING')
    expect((await approve(randomUUID())).body.code).toBe('CASE_UNKNOWN')
    expect((await approve(id)).body.status).toBe(true)
  })
})

describe('a verification without documents', () => {
  test('is withdrawn with a reason, once, and may be handed in anew', async () => {
    const ada = await newcomer()
    expect((await decide(support, { uid: ada.uid, kyc_status: 1 })).body.data).toEqual([
      { uid: ada.uid, kyc_status: 1, id: null },
    ])
    expect((await decide(support, { uid: ada.uid, kyc_status: -1 })).status).toBe(422)
    const withdrawal = { uid: ada.uid, kyc_status: -1, reason: 'The passport was reported stolen' }
    for (const _ of [1, 2]) expect((await decide(support, withdrawal)).body.status).toBe(true)
    expect(await mailsTo(ada)).toEqual(['identity-approved', 'identity-withdrawn'])
    expect((await api.get('/userkyc/S', { as: ada })).body.data[0]).toMatchObject({
      step: 4,
      id: null,
      reason: withdrawal.reason,
    })
    await submitted(ada)
  })
  test('is said of a member or of a record', async () => {
    for (const about of [{}, { uid: support.uid, id: randomUUID() }])
      expect((await decide(support, { ...about, kyc_status: 1 })).body.issues).toMatchObject([
        { path: 'uid' },
      ])
  })
})

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
    expect((await enter(second, { ...first, id })).body.code).toBe('KYC_REPLACED')
    expect(await record(id)).toMatchObject({ status: -1, replaced_by: next })
    expect(await record(next)).toMatchObject({ status: 0, uid: ada.uid, name: 'Ada Lovelace' })
    expect((await listed({ uid: ada.uid, status: 0 })).data).toMatchObject([{ id: next }])
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

describe('an archive of a record', () => {
  test('holds its form and its documents by what they show', async () => {
    const ada = await newcomer()
    const form = await formOf(api, ada)
    const id = await handIn(api, ada, form)
    const tonce = newTonce()
    const signed = `${sign({ ...support, tonce })}/${tonce}/${support.key}`
    const response = await api.app.request(`/v1/userkyc/packdownload/${signed}/${json({ id })}`)
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

  test('a member takes all of it, and what waits is not waited for', async () => {
    const ada = await newcomer()
    const form = await formOf(api, support)
    const [{ id }] = (await enter(support, { ...form, uid: ada.uid })).body.data
    const leavers = createLeavers(api.db, api.deps.files)
    expect(await deleteMember({ ledger: api.ledger, leavers }, ada.uid)).toBeUndefined()
    await shown(api)
    const kept = await api.db.query('select from private.kyc_forms where id = $1', [id])
    expect(kept.rowCount).toBe(0)
    expect(await fileCount(form.documents.map(({ file }) => file))).toBe(0)
    expect(await record(id)).toMatchObject({ status: -1, name: '', email: '', data: null })
  })
})

describe('the read model', () => {
  test('is the same when it is made anew', async () => {
    await shown(api)
    const { cutOver, comparison } = await api.views.rebuild('kyc_records')
    expect(comparison.equal).toBe(true)
    expect(cutOver).toBe(true)
  })
})
