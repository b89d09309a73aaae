import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Api, type Person, pin, standing, startApi } from '../testing/api.ts'
import { bankOf, hongKong, proofOf, upload } from '../testing/bank.ts'
import { fund } from '../testing/fund.ts'
import { filter, walletRowOf } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let cho: Person
let finance: Person
let finance2: Person
let support: Person
let operator: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  cho = await api.person('cho', { kyc: 0 })
  finance = await api.person('finance', { role: 'finance' })
  finance2 = await api.person('finance2', { role: 'finance' })
  support = await api.person('support', { role: 'support' })
  operator = await api.person('operator', { role: 'operator' })
})
afterAll(() => api.stop())

const lineOf = async (as: Person, type: string) => {
  const { body } = await api.get(`/usertransactions/list/${as.uid}/S/${filter({ type })}`, { as })
  return body.data.data[0]
}

describe('uploads', () => {
  test('are given back to their owner and to administrators, as a download, and to nobody else', async () => {
    const { body } = await upload(api, ada)
    expect(body.data[0]).toMatchObject({ type: 'image/png', size: 12 })
    const path = `/upload/${body.data[0].id}/S`
    const own = await api.get(path, { as: ada })
    expect(own.headers.get('content-type')).toBe('image/png')
    expect(own.headers.get('content-disposition')).toMatch(/^attachment/)
    expect((await api.get(path, { as: support })).status).toBe(200)
    expect((await api.get(path, { as: cho })).status).toBe(404)
  })
  test('are refused by their bytes, whatever their name says, and by their size', async () => {
    const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>')
    expect((await upload(api, ada, html)).status).toBe(422)
    const large = new Uint8Array(2048 * 1024 + 1)
    large.set([0xff, 0xd8, 0xff])
    expect((await upload(api, ada, large)).status).toBe(413)
    expect((await upload(api, ada, large.slice(0, -1))).status).toBe(200)
    expect((await upload(api, ada, large, 'statement')).status).toBe(200)
  })
  test('may be PDF where they are bank statements only', async () => {
    const pdf = new TextEncoder().encode('%PDF-1.7 a statement')
    expect((await upload(api, ada, pdf)).status).toBe(422)
    expect((await upload(api, ada, pdf, 'statement')).body.data[0]).toMatchObject({ type: 'application/pdf' })
    expect((await upload(api, ada, pdf, 'anything')).status).toBe(422)
  })
  test('leave no bytes behind that nobody knows of', async () => {
    const { files } = api.deps
    const put = vi.spyOn(files, 'put')
    await api.db.query('alter table private.files add constraint cut_off check (false) not valid')
    expect((await upload(api, ada)).status).toBe(500)
    await api.db.query('alter table private.files drop constraint cut_off')
    for (const [key] of put.mock.calls) expect(await files.get(key)).toBeUndefined()
    put.mockRestore()
  })
  test('need a file', async () => {
    expect((await api.post('/upload/S', { file: 'x' }, { as: ada })).status).toBe(422)
    expect((await api.post('/upload/S', new FormData(), { as: ada })).status).toBe(422)
  })
})

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
  test('is one of three, of six from VIP level 3, until one is unlinked', async () => {
    const eve = await api.person('eve')
    const link = () => api.post('/bank/create/S', hongKong, { as: eve })
    const [first] = [await link(), await link(), await link()]
    expect((await link()).body).toMatchObject({ code: 'BANK_LIMIT_REACHED', details: { limit: '3' } })
    await standing(api.ledger, eve.uid, { type: 'SetVip', input: { level: 3 } })
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
    expect(await seen()).toMatchObject({ accountnumber: '777', version: later.version, status: 0 })
    expect((await approve(later.version)).body.status).toBe(true)
    expect((await approve(later.version)).body.status).toBe(true)
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

describe('a withdrawal', () => {
  let kim: Person
  let bankId: string
  beforeAll(async () => {
    kim = await api.person('kim')
    bankId = await bankOf(api, kim, support)
    await fund(api, kim, 'USD', '500')
  })
  const codeFor = async (amount: string) => {
    const payment = { payee: bankId, currency: 'USD', amount }
    await api.post('/user/getEmailCode', { email: kim.email, scene: 'withdraw', ...payment })
    return (await api.mailTo(kim.email))?.code as string
  }
  const order = (amount: string) => ({ currency: 'USD', amount, bankId })
  const withdraw = async (amount: string, more: object = {}) =>
    api.post(
      '/wallet/withdraw/S',
      { ...order(amount), code: await codeFor(amount), pin, ...more },
      { as: kim },
    )

  test('says beforehand what it costs and leaves', async () => {
    const { body } = await api.post('/wallet/withdrawcheck/S', order('100'), { as: kim })
    expect(body.data[0]).toMatchObject({
      fee: '5.00',
      total: '105.00',
      available: '500.00',
      balance: '395.00',
    })
  })
  test('locks amount and fee, and settles', async () => {
    const { id } = (await withdraw('100')).body.data[0]
    expect(await walletRowOf(api, kim)).toMatchObject({ amount: '395.00', locked: '105.00' })
    const approved = await api.post(
      '/wallet/approve/S',
      { id, fee: '3', externalTxId: 'wire-9' },
      { as: finance },
    )
    expect(approved.body.data[0]).toEqual({ id, status: 1 })
    expect(await walletRowOf(api, kim)).toMatchObject({ amount: '397.00', locked: '0.00' })
    const own = await api.get(`/wallet/withdraw/user/list/${kim.uid}/S`, { as: kim })
    expect(own.body.data.data[0]).toMatchObject({
      status: 1,
      fee: '3.00',
      externalTxId: 'wire-9',
      bank: 'Harbour Bank •••• 9001',
    })
    expect(await lineOf(kim, 'withdrawal')).toMatchObject({ amount: '-105.00', status: 'done' })
    expect(await lineOf(kim, 'withdrawal-returned')).toMatchObject({ amount: '2.00' })
  })
  test('is rejected with everything going back', async () => {
    const before = await walletRowOf(api, kim)
    const { id } = (await withdraw('50')).body.data[0]
    await api.post('/wallet/reject/S', { id, reason: 'account closed' }, { as: finance })
    expect(await walletRowOf(api, kim)).toEqual(before)
    const list = await api.get(`/recharges/withdraw/S/${filter({ status: -1 })}`, { as: support })
    expect(list.body.data.data[0]).toMatchObject({ id, reason: 'account closed', email: kim.email })
  })
  test('needs the mailed code of this very payment, and the PAY code', async () => {
    expect((await withdraw('60', { pin: '000000' })).body.code).toBe('WRONG_PIN')
    const code = await codeFor('60')
    const other = await api.post('/wallet/withdraw/S', { ...order('61'), code, pin }, { as: kim })
    expect(other.body.code).toBe('WRONG_CODE')
    const checked = await api.post('/wallets/checkEmailCode/S', { ...order('60'), code }, { as: kim })
    expect(checked.body.status).toBe(true)
    expect(
      (await api.post('/wallet/withdraw/S', { ...order('60'), code, pin }, { as: kim })).body.status,
    ).toBe(true)
    expect((await api.post('/wallet/withdraw/S', { ...order('60'), code, pin }, { as: kim })).body.code).toBe(
      'WRONG_CODE',
    )
  })
  test('takes a code once, whatever was only to be checked with it under the same key', async () => {
    const code = await codeFor('21')
    const keyed = { as: kim, headers: { 'Idempotency-Key': 'twice' } }
    const again = { ...order('21'), code, pin }
    expect((await api.post('/wallet/withdraw/S', again, keyed)).body.status).toBe(true)
    const check = await api.post('/wallets/checkEmailCode/S', { ...order('21'), code }, keyed)
    expect(check.body.code).toBe('WRONG_CODE')
    expect((await api.post('/wallet/withdraw/S', again, { as: kim })).body.code).toBe('WRONG_CODE')
  })
  test('is answered again when its code has run out meanwhile', async () => {
    const keyed = { as: kim, headers: { 'Idempotency-Key': 'late' } }
    const body = { ...order('22'), code: await codeFor('22'), pin }
    const first = await api.post('/wallet/withdraw/S', body, keyed)
    await api.db.query('update private.email_codes set expires_at = now() where email = $1', [kim.email])
    expect((await api.post('/wallet/withdraw/S', body, keyed)).body).toEqual(first.body)
    const other = await api.post('/wallet/withdraw/S', { ...body, ...order('23') }, keyed)
    expect(other.status).toBe(409)
  })
  test('does not go to an account that became another after it was asked for', async () => {
    const liv = await api.person('liv')
    const mine = await bankOf(api, liv, support)
    await fund(api, liv, 'USD', '500')
    const to = { currency: 'USD', amount: '40', bankId: mine }
    await api.post('/user/getEmailCode', {
      email: liv.email,
      scene: 'withdraw',
      payee: mine,
      currency: 'USD',
      amount: '40',
    })
    const code = (await api.mailTo(liv.email))?.code
    const { id } = (await api.post('/wallet/withdraw/S', { ...to, code, pin }, { as: liv })).body.data[0]
    const { terms: _, ...details } = hongKong
    await api.post('/bank/update/S', { id: mine, ...details, accountnumber: '666' }, { as: liv })
    const approve = () => api.post('/wallet/approve/S', { id }, { as: finance })
    expect((await approve()).body.code).toBe('BANK_CHANGED')
    await api.ask('DELETE', `/bank/delete/${mine}/S`, { as: liv })
    expect((await approve()).body.code).toBe('BANK_CHANGED')
    expect((await api.post('/wallet/reject/S', { id, reason: 'changed' }, { as: finance })).body.status).toBe(
      true,
    )
  })
  test('calls the bank account by its bank in the mail, for its own member only', async () => {
    await codeFor('70')
    expect((await api.mailTo(kim.email))?.text).toContain('Harbour Bank •••• 9001')
    const asked = { email: ada.email, scene: 'withdraw', payee: bankId, currency: 'USD', amount: '70' }
    await api.post('/user/getEmailCode', asked)
    expect((await api.mailTo(ada.email))?.text).not.toContain('Harbour')
  })
  test('is refused below the minimum, above what is there, and in what banks do not move', async () => {
    expect((await withdraw('19.99')).body).toMatchObject({
      code: 'BELOW_MINIMUM',
      details: { minimum: '20' },
    })
    expect((await withdraw('9000')).body.code).toBe('INSUFFICIENT_FUNDS')
    const coins = await withdraw('20', { currency: 'USDC' })
    expect(coins.body.code).toBe('CURRENCY_NOT_OFFERED')
    expect((await withdraw('20', { bankId: 'nobodys' })).body.code).toMatch('WRONG_CODE')
  })
  test('entered by an administrator is approved by another', async () => {
    const entered = await api.post(
      '/wallet/withdrawByAdmin/S',
      { uid: kim.uid, ...order('30') },
      { as: finance },
    )
    const { id } = entered.body.data[0]
    expect((await api.post('/wallet/approve/S', { id }, { as: finance })).body.code).toBe('OWN_CASE')
    expect((await api.post('/wallet/approve/S', { id }, { as: finance2 })).body.data[0]).toEqual({
      id,
      status: 1,
    })
  })
  test('is decided once, by finance, with at most the fee that was promised', async () => {
    const { id } = (await withdraw('25')).body.data[0]
    const approve = (as: Person, more: object = {}) => api.post('/wallet/approve/S', { id, ...more }, { as })
    expect((await approve(support)).status).toBe(403)
    expect((await approve(finance, { fee: '5.01' })).body).toMatchObject({ code: 'FEE_ABOVE_QUOTED' })
    expect((await approve(finance, { fee: '1', feeRate: '0.1' })).status).toBe(422)
    expect((await approve(finance)).body.status).toBe(true)
    expect((await approve(finance2)).body.code).toBe('ALREADY_DECIDED')
  })
})
