import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, standing, startApi, toVip } from '../testing/api.ts'
import { bankOf, hongKong, proofOf } from '../testing/bank.ts'
import { filter } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let cho: Person
let support: Person
let operator: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  cho = await api.person('cho', { kyc: 0 })
  support = await api.person('support', { role: 'support' })
  operator = await api.person('operator', { role: 'operator' })
})
afterAll(() => api.stop())

describe('a bank account', () => {
  test('is linked, approved, filed, changed, and has to be approved again', async () => {
    const dan = await api.person('dan')
    const id = await bankOf(api, dan, support)
    const list = () => api.get(`/userbank/list/${dan.uid}/S`, { as: dan })
    expect((await list()).body.data.data[0]).toMatchObject({
      id,
      status: 1,
      accountnumber: '123-456789-001',
      billing_postal: '99999',
    })
    const category = await api.post('/bankcategorys/S', { category_name: 'Salary' }, { as: operator })
    const categoryid = category.body.data[0].id
    expect((await api.post('/bank/categoryid/S', { id, categoryid }, { as: support })).body.status).toBe(true)
    const { terms: _, ...details } = hongKong
    await api.post('/bank/update/S', { id, ...details, accountnumber: '999' }, { as: dan })
    expect((await list()).body.data.data[0]).toMatchObject({
      status: 0,
      accountnumber: '999',
      category_name: 'Salary',
    })
    const rejected = await api.post('/bank/reject/S', { id, reason: 'blurred' }, { as: support })
    expect(rejected.body.data[0]).toEqual({ id, status: -1 })
    expect((await list()).body.data.data[0]).toMatchObject({ status: -1, reason: 'blurred' })
  })
  test('has a holder, a billing address and a category, as its member says', async () => {
    const fay = await api.person('fay')
    const category = await api.post('/bankcategorys/S', { category_name: 'Savings' }, { as: operator })
    const categoryid = category.body.data[0].id as string
    const billing = { billing_country: 'HK', billing_city: 'Kowloon', billing_address: '9 Harbour Road' }
    const create = (over: object) =>
      api.post('/bank/create/S', { ...hongKong, ...billing, user_type: 2, ...over }, { as: fay })
    const elsewhere = { account_type: 2, swift_code: 'HARBHKHH', bankaddress_bankname: 'Harbour' }
    expect((await create(elsewhere)).body.issues).toMatchObject([{ path: 'user_type' }])
    expect((await create({ categoryid: 'none' })).body.issues).toMatchObject([{ path: 'categoryid' }])
    const id = (await create({ categoryid })).body.data[0].id as string
    const shown = async () => (await api.get(`/userbank/list/${fay.uid}/S`, { as: fay })).body.data.data[0]
    expect(await shown()).toMatchObject({
      ...{ id, ...billing, user_type: 2, billing_postal: '99999', category_id: categoryid },
      ...{ category_name: 'Savings', status: 0 },
    })
    const { terms: _, ...details } = hongKong
    await api.post('/bank/update/S', { id, ...details, ...billing, user_type: 3 }, { as: fay })
    expect(await shown()).toMatchObject({ user_type: 3, category_name: 'Savings' })
  })
  test('says where its bank is, also where it was linked before that was asked for, and stays approved when it is saved so', async () => {
    const gus = await api.person('gus')
    const id = await bankOf(api, gus, support)
    await api.db.query("update private.bank_accounts set bank_country = '', bank_city = '' where id = $1", [
      id,
    ])
    const shown = async () => (await api.get(`/userbank/list/${gus.uid}/S`, { as: gus })).body.data.data[0]
    const place = { bank_country: 'HK', bank_city: 'Hong Kong' }
    expect(await shown()).toMatchObject({ ...place, status: 1 })
    const { terms: _, ...details } = hongKong
    await api.post('/bank/update/S', { id, ...details }, { as: gus })
    expect(await shown()).toMatchObject({ ...place, status: 1 })
    await api.post('/bank/update/S', { id, ...details, bank_city: 'Kowloon' }, { as: gus })
    expect(await shown()).toMatchObject({ bank_city: 'Kowloon', status: 0 })
  })
  test('is one of three, of six from VIP level 3, until one is unlinked', async () => {
    const eve = await api.person('eve')
    const link = () => api.post('/bank/create/S', hongKong, { as: eve })
    const [first] = [await link(), await link(), await link()]
    expect((await link()).body).toMatchObject({ code: 'BANK_LIMIT_REACHED', details: { limit: '3' } })
    await standing(api.ledger, eve.uid, toVip(3))
    for (const _ of [1, 2, 3]) expect((await link()).body.status).toBe(true)
    expect((await link()).body).toMatchObject({ details: { limit: '6' } })
    await api.ask('DELETE', `/bank/delete/${first.body.data[0].id}/S`, { as: eve })
    expect((await link()).body.status).toBe(true)
  })
  test('is not linked by the unverified, with wrong numbers, without the terms, or with another’s file', async () => {
    expect((await api.post('/bank/create/S', hongKong, { as: cho })).body.code).toBe('IDENTITY_NOT_VERIFIED')
    const wrong = await api.post(
      '/bank/create/S',
      { ...hongKong, account_type: 1, iban: 'DE00' },
      { as: ada },
    )
    expect([wrong.status, wrong.body.issues[0].path]).toEqual([422, 'iban'])
    expect((await api.post('/bank/create/S', { ...hongKong, terms: false }, { as: ada })).status).toBe(422)
    const statement = await proofOf(api, cho)
    const foreign = await api.post('/bank/create/S', { ...hongKong, statement }, { as: ada })
    expect([foreign.status, foreign.body.issues[0].path]).toEqual([422, 'statement'])
  })
  test('keeps its approved numbers when a key that was used for it comes with others', async () => {
    const { terms: _, ...details } = hongKong
    const ian = await api.person('ian')
    const keyed = (path: string, body: object, key: string) =>
      api.post(path, body, { as: ian, headers: { 'Idempotency-Key': key } })
    const link = (accountnumber: string) => keyed('/bank/create/S', { ...hongKong, accountnumber }, 'link')
    const { id } = (await link('111')).body.data[0]
    const change = (accountnumber: string) =>
      keyed('/bank/update/S', { id, ...details, accountnumber }, 'change')
    await change('222')
    await api.post('/bank/approve/S', { id }, { as: support })
    for (const tried of [await link('666'), await change('666')]) expect(tried.status).toBe(409)
    expect((await change('222')).body).toMatchObject({ status: true })
    const { body } = await api.get(`/userbank/list/${ian.uid}/S`, { as: ian })
    expect(body.data.data).toMatchObject([{ id, status: 1, accountnumber: '222' }])
  })
  test('is not changed by what was cut off before it was approved, and tried again after', async () => {
    const { terms: _, ...details } = hongKong
    const jon = await api.person('jon')
    const id = await bankOf(api, jon, support)
    const change = () =>
      api.post(
        '/bank/update/S',
        { id, ...details, accountnumber: '666' },
        { as: jon, headers: { 'Idempotency-Key': 'cut-off' } },
      )
    await api.db.query(
      'alter table private.bank_accounts add constraint cut_off check (accountnumber <> $$666$$)',
    )
    expect((await change()).status).toBe(500)
    await api.db.query('alter table private.bank_accounts drop constraint cut_off')
    await api.post('/bank/approve/S', { id }, { as: support })
    await change()
    const { body } = await api.get(`/userbank/list/${jon.uid}/S`, { as: jon })
    expect(body.data.data).toMatchObject([{ status: 1, accountnumber: '123-456789-001' }])
  })
  test('is approved as it was looked at, not as its member has changed it meanwhile', async () => {
    const { terms: _, ...details } = hongKong
    const lea = await api.person('lea')
    const id = (await api.post('/bank/create/S', hongKong, { as: lea })).body.data[0].id as string
    const seen = async () =>
      (await api.get(`/bank/list/S/${filter({ uid: lea.uid })}`, { as: support })).body.data.data[0]
    const approve = (version: number) => api.post('/bank/approve/S', { id, version }, { as: support })
    const change = (accountnumber: string) =>
      api.post(
        '/bank/update/S',
        { id, ...details, accountnumber },
        { as: lea, headers: { 'Idempotency-Key': `to-${accountnumber}` } },
      )
    const { version } = await seen()
    expect((await change('666')).body.status).toBe(true)
    expect((await approve(version)).body.code).toBe('DETAILS_CHANGED')
    await change('777')
    const later = await seen()
    // Tried again late, the older change does not come back under the newer one's version.
    expect((await change('666')).body.status).toBe(true)
    expect(await seen()).toMatchObject({ accountnumber: '•••• 777', version: later.version, status: 0 })
    expect((await approve(later.version)).body.status).toBe(true)
    expect((await approve(later.version)).body.status).toBe(true)
  })
  test('is approved without a version only by who names no commands, as the specified client', async () => {
    const { terms: _, ...details } = hongKong
    const max = await api.person('max')
    const id = (await api.post('/bank/create/S', hongKong, { as: max })).body.data[0].id as string
    const approve = (over: object, headers = {}) =>
      api.post('/bank/approve/S', { id, ...over }, { as: support, headers })
    const { status, body } = await approve({}, { 'Idempotency-Key': 'approve-max' })
    expect(status).toBe(422)
    expect(body.issues).toMatchObject([{ path: 'version' }])
    expect((await approve({ version: null })).body.code).toBe('DETAILS_CHANGED')
    expect((await approve({})).body.status).toBe(true)
    // Entered before versions were kept.
    await api.post('/bank/update/S', { id, ...details }, { as: max })
    await api.db.query('update private.bank_accounts set version = null where id = $1', [id])
    expect((await approve({ version: null }, { 'Idempotency-Key': 'again' })).body.status).toBe(true)
  })
  test('is nobody else’s to change, and never in the log', async () => {
    const id = await bankOf(api, ada, support)
    const { terms: _, ...details } = hongKong
    expect((await api.post('/bank/update/S', { id, ...details }, { as: cho })).body.code).toBe('CASE_UNKNOWN')
    expect((await api.ask('DELETE', `/bank/delete/${id}/S`, { as: cho })).body.code).toBe('CASE_UNKNOWN')
    expect((await api.post('/bank/approve/S', { id }, { as: ada })).status).toBe(403)
    const all = JSON.stringify(await api.log.readAll({ limit: 10_000 }))
    for (const secret of ['Lovelace', '456789', 'Harbour']) expect(all).not.toContain(secret)
  })
})
