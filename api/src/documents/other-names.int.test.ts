import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund, shown } from '../testing/fund.ts'
import { documentOf, formOf, handIn, ofCompany } from '../testing/identity.ts'
import { saveEntry, seedCatalogue } from '../testing/seed-catalogue.ts'

// Names that the documents give otherwise than we do, and fields that they let a call leave out.

let api: Api
let ada: Person
let support: Person
let finance: Person
let operator: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  support = await api.person('support', { role: 'support' })
  finance = await api.person('finance', { role: 'finance' })
  operator = await api.person('operator', { role: 'operator' })
})
afterAll(() => api.stop())

const userinfo = async (as: Person) => (await api.get('/user/userinfo/S', { as })).body.data[0]

describe('a member', () => {
  test('is edited by an administrator under `/member`, named by uid or e-mail, and by no other member', async () => {
    const ben = await api.person('ben')
    const edit = (as: Person, body: object) => api.post('/member/S', body, { as })
    expect((await edit(support, { uid: ben.uid, username: 'Benedict' })).body.status).toBe(true)
    expect((await userinfo(ben)).username).toBe('Benedict')
    expect((await edit(support, { email: ben.email, username: 'Benno' })).body.status).toBe(true)
    expect((await userinfo(ben)).username).toBe('Benno')
    for (const named of [{ uid: ben.uid }, { email: ben.email }, { email: 'nobody@example.com' }])
      expect((await edit(ada, { ...named, username: 'Mine' })).status).toBe(403)
    expect((await userinfo(ben)).username).toBe('Benno')
  })

  test('reads their own Circle deposits by uid and by e-mail, and nobody else’s', async () => {
    const body = { uid: ada.uid, circleId: 'circle-1', amount: '40' }
    await api.post('/circlerecharges/S', body, { as: finance })
    const list = (of: string, as: Person) => api.get(`/circlerecharges/${of}/S`, { as })
    for (const [of, as] of [
      [ada.uid, ada],
      [ada.email, ada],
      [ada.email, finance],
    ] as const)
      expect((await list(of, as)).body.data.data).toMatchObject([{ id: 'circle-1' }])
    expect((await list(ada.uid, await api.person('cho'))).status).toBe(403)
  })
})

describe('a field', () => {
  test('of a network and of a charge item is taken and given under both names', async () => {
    const network = { name: 'Polygon', code: 'POLY', status: 1 }
    const made = (await api.post('/networks/S', network, { as: operator })).body.data[0]
    expect(made).toMatchObject({ ...network, network_name: 'Polygon', network_code: 'POLY' })
    const item = { amount: '50', USDC: '50', USDT: '50.5' }
    const saved = (await api.post('/chargeItems/0/S', item, { as: operator })).body.data[0]
    expect(saved).toMatchObject({ ...item, usdc_required: '50', usdt_required: '50.5' })
  })

  test('of KYC is taken in words: the type, and the remarks of an audit', async () => {
    const dee = await api.person('dee', { kyc: -1 })
    const form = await formOf(api, dee)
    const id = await handIn(api, dee, { ...form, type: 'individual' as never })
    const wrong = { id, kyc_status: -1, remarks: 'Too dark' }
    expect((await api.post('/userkycs/audit/S', wrong, { as: support })).body.status).toBe(true)
    const { body } = await api.get('/userkycdata/S', { as: dee })
    expect(body.data[0]).toMatchObject({ type: 0, status: -1, reason: 'Too dark' })
    const [first, ...others] = form.documents
    const few = await api.post('/userkycs/add/S', { ...form, documents: others }, { as: dee })
    expect(few.body.issues).toMatchObject([
      { path: 'documents', message: expect.stringContaining(`Missing: ${first?.kind}`) },
    ])
    const strange = { kind: 'business_registration', file: await documentOf(api, dee) }
    const many = { ...form, documents: [...form.documents, strange] }
    const tooMany = await api.post('/userkycs/add/S', many, { as: dee })
    const message = 'Every document that is needed, and no other. Too many: business_registration.'
    expect([tooMany.status, tooMany.body.issues]).toMatchObject([422, [{ path: 'documents', message }]])
  })

  test('of a company’s KYC says its type in words', async () => {
    const eve = await api.person('eve', { kyc: -1, userType: 1 })
    const form = await formOf(api, eve, ofCompany)
    await handIn(api, eve, { ...form, type: 'business' as never })
    const { body } = await api.get('/userkycdata/S', { as: eve })
    expect(body.data[0]).toMatchObject({ type: 1, status: 0 })
    const listed = async (type: unknown) => {
      const filter = encodeURIComponent(JSON.stringify({ type, email: eve.email }))
      return (await api.get(`/userkyc/list/S/${filter}`, { as: support })).body.data.total
    }
    for (const [type, total] of [
      ['company', 1],
      ['business', 1],
      [1, 1],
      ['personal', 0],
    ] as const)
      expect(await listed(type)).toBe(total)
  })
})

describe('an order', () => {
  test('is filled in part by `/trades/complete` with an amount', async () => {
    await saveEntry(api, 'trade-pair', 'BTC-USD', { base: 'BTC', target: 'USD', minimum: '0.001', status: 1 })
    await fund(api, ada, 'USD', '1000')
    const order = { type: 'buy', base: 'BTC', target: 'USD', price: '64000', amount: '0.01' }
    const { id } = (await api.post('/trades/userlog/S', order, { as: ada })).body.data[0]
    const filled = await api.post('/trades/complete/S', { id, amount: '0.004' }, { as: finance })
    expect(filled.body.data[0]).toEqual({ id, status: 0 })
    await shown(api)
    const list = await api.get('/trades/userlog/S', { as: ada })
    expect(list.body.data.data[0]).toMatchObject({ id, filled: '0.00400000', left: '0.00600000', status: 0 })
  })
})

test('the flag of a bank is turned by its id alone', async () => {
  const bank = {
    user_type: 0,
    beneficiary_name: 'H',
    bank_name: 'B',
    account_number: '1',
    is_show: 1,
    is_hsbc: 0,
  }
  await saveEntry(api, 'product-bank', 'b-1', { ...bank, sort: 0 })
  const second = await api.person('second', { role: 'operator' })
  for (const is_show of [0, 1]) {
    const turned = await api.post('/isunbanks/editIsShow/S', { id: 'b-1' }, { as: operator })
    const { proposal } = turned.body
    if (proposal) await api.post('/proposals/approve/S', { id: proposal }, { as: second })
    expect(api.catalogue.get('product-bank', 'b-1')?.is_show).toBe(is_show)
  }
})
