import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, pin, standing, startApi } from '../testing/api.ts'
import { bankOf, hongKong, proofOf, upload } from '../testing/bank.ts'
import { fund } from '../testing/fund.ts'
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

const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))
const walletOf = async (as: Person, currency = 'USD') => {
  const { body } = await api.get(`/wallets/userWallet/S/${filter({ currency })}`, { as })
  return body.data[0]
}
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

describe('a bank deposit', () => {
  const deposit = async (as: Person, given: object = {}) =>
    api.post(
      '/recharges/deposit/S',
      { currency: 'USD', amount: '100', transferImg: await proofOf(api, as), ...given },
      { as },
    )

  test('is received, distributed less a fee, and confirmed by the member', async () => {
    const fay = await api.person('fay')
    const { body } = await deposit(fay)
    const id = body.data[0].id
    const get = async () => (await api.get(`/recharges/user/get/${id}/S`, { as: fay })).body.data[0]
    expect(await get()).toMatchObject({
      depositType: 1,
      depositStatus: 0,
      rechargeStatus: 0,
      distribution: 0,
    })
    const status = (path: string, more: object) => api.post(path, { id, ...more }, { as: finance })
    expect((await api.post('/recharges/confirm/S', { id }, { as: fay })).body.code).toBe('NOT_COMPLETED')
    const received = await status('/recharges/setdepositStatus/S', { status: 1 })
    expect(received.body.data[0]).toEqual({ id, depositStatus: 1, rechargeStatus: 0 })
    await status('/recharges/rechargeStatus/S', { status: 1, feeRate: '0.02', externalTxId: 'wire-1' })
    expect(await get()).toMatchObject({ rechargeStatus: 1, distribution: 1, fee: '2.00', credited: '98.00' })
    expect(await walletOf(fay)).toMatchObject({ amount: '98.00' })
    const confirmed = await api.post('/recharges/confirm/S', { id }, { as: fay })
    expect(confirmed.body.data[0]).toEqual({ id, depositStatus: 1, rechargeStatus: 2 })
    expect(await lineOf(fay, 'deposit')).toMatchObject({ status: 'done', amount: '98.00', fee: '2.00' })
  })
  test('is rejected, or fails, with a reason only', async () => {
    const { id } = (await deposit(ada)).body.data[0]
    const reject = (more: object) =>
      api.post('/recharges/rechargeStatus/S', { id, status: -1, ...more }, { as: finance })
    expect((await reject({})).body.code).toBe('REASON_MISSING')
    expect((await reject({ reason: 'not yours' })).body.data[0]).toEqual({
      id,
      depositStatus: 0,
      rechargeStatus: -1,
    })
    expect((await reject({ reason: 'again' })).body.code).toBe('ALREADY_DECIDED')
    const other = (await deposit(ada)).body.data[0].id
    const failed = await api.post(
      '/recharges/setdepositStatus/S',
      { id: other, status: -1, reason: 'never came' },
      { as: finance },
    )
    expect(failed.body.data[0]).toEqual({ id: other, depositStatus: -1, rechargeStatus: -1 })
  })
  test('happens once for one Idempotency-Key', async () => {
    const transferImg = await proofOf(api, ada)
    const body = { currency: 'USD', amount: '7', transferImg }
    const headers = { 'Idempotency-Key': 'deposit-7' }
    const first = await api.post('/recharges/deposit/S', body, { as: ada, headers })
    const again = await api.post('/recharges/deposit/S', body, { as: ada, headers })
    expect(again.body).toEqual(first.body)
    const other = await api.post('/recharges/deposit/S', { ...body, amount: '8' }, { as: ada, headers })
    expect(other.status).toBe(409)
  })
  test('needs a verified member, a proof of one’s own, and for the card a card', async () => {
    expect((await deposit(cho)).body.code).toBe('IDENTITY_NOT_VERIFIED')
    expect((await deposit(ada, { transferImg: await proofOf(api, cho) })).status).toBe(422)
    expect((await deposit(ada, { depositType: 2 })).body.code).toBe('CARD_MISSING')
    expect((await deposit(ada, { bankId: 'nobodys' })).body.code).toBe('BANK_NOT_USABLE')
  })
  test('opens a card from VIP level 3, once, and then puts money on it', async () => {
    const gus = await api.person('gus')
    const open = async () =>
      api.post(
        '/userrecharges/S',
        { transferImg: await proofOf(api, gus), currency: 'USD', depositType: 3 },
        { as: gus },
      )
    expect((await open()).body).toMatchObject({ code: 'VIP_LEVEL_TOO_LOW', details: { needed: '3' } })
    await standing(api.ledger, gus.uid, { type: 'SetVip', input: { level: 3 } })
    const { id } = (await open()).body.data[0]
    expect((await open()).body.code).toBe(104)
    await api.post('/recharges/rechargeStatus/S', { id, status: 1, fee: '0' }, { as: finance })
    expect((await open()).body.code).toBe(101)
    expect((await deposit(gus, { depositType: 2 })).body.data[0]).toMatchObject({ rechargeStatus: 0 })
  })
  test('is decided by finance only, and never in one’s own case', async () => {
    const { id } = (await deposit(finance)).body.data[0]
    const complete = (as: Person) => api.post('/recharges/rechargeStatus/S', { id, status: 1 }, { as })
    expect((await complete(finance)).body.code).toBe('OWN_CASE')
    expect((await complete(support)).status).toBe(403)
    expect((await complete(ada)).status).toBe(403)
    expect((await complete(finance2)).body.data[0]).toMatchObject({ rechargeStatus: 1 })
  })
  test('is on the lists of its type, and out of reach for other members', async () => {
    const { id } = (await deposit(ada)).body.data[0]
    const idsOf = async (x: string) =>
      (await api.get(`/recharges/${x}/S/${filter({ limit: 100 })}`, { as: support })).body.data.data.map(
        (row: { id: string }) => row.id,
      )
    expect(await idsOf('deposit')).toContain(id)
    expect(await idsOf('bank_deposit')).toContain(id)
    expect(await idsOf('card_deposit')).not.toContain(id)
    expect((await api.get('/recharges/nonsense/S', { as: support })).status).toBe(404)
    expect((await api.get('/recharges/deposit/S', { as: ada })).status).toBe(403)
    expect((await api.get(`/recharges/user/get/${id}/S`, { as: cho })).status).toBe(404)
    expect((await api.get(`/recharges/user/list/${ada.uid}/S`, { as: cho })).status).toBe(403)
    const admin = await api.get(`/recharges/admin/get/${id}/S`, { as: support })
    expect(admin.body.data[0]).toMatchObject({ email: ada.email })
  })
})

describe('an FPS top-up', () => {
  const submit = async (as: Person, hkdAmount: string) =>
    api.post('/userfpsrecharges/S', { hkdAmount, receipt: await proofOf(api, as) }, { as })
  const set = (field_code: string, field_value: string) =>
    api.post('/sysconfigs/S', { field_code, field_value }, { as: operator })

  test('keeps the ratio it was submitted at', async () => {
    const hal = await api.person('hal')
    const terms = (await api.get('/userfpsrecharges/user/terms/S', { as: hal })).body.data[0]
    expect(terms).toMatchObject({ status: 1, ratio: '0.127', currency: 'USD', minimum: '100' })
    const { id } = (await submit(hal, '1000')).body.data[0]
    await set('fpsRatio', '0.2')
    await api.post('/userfpsrecharges/approve/S', { id, fee: '1.5' }, { as: finance })
    await set('fpsRatio', '0.127')
    const own = (await api.get(`/userfpsrecharges/user/get/${id}/S`, { as: hal })).body.data[0]
    expect(own).toMatchObject({ hkdAmount: '1000.00', amount: '127.00', fee: '1.50', credited: '125.50' })
    expect(await walletOf(hal)).toMatchObject({ amount: '125.50' })
  })
  test('is refused beyond its limits, while it is off, and to the unverified', async () => {
    expect((await submit(ada, '99.99')).body).toMatchObject({
      code: 'BELOW_MINIMUM',
      details: { minimum: '100' },
    })
    expect((await submit(ada, '50000.01')).body.code).toBe('ABOVE_MAXIMUM')
    expect((await submit(cho, '100')).body.code).toBe('IDENTITY_NOT_VERIFIED')
    await set('fpsStatus', '0')
    expect((await submit(ada, '100')).body.code).toBe('FPS_OFF')
    await set('fpsStatus', '1')
  })
  test('has the ratio and the maximum of the member’s level', async () => {
    const ivy = await api.person('ivy')
    await api.post(
      '/viplevels/add/S',
      { level: 2, level_name: 'Gold', fps_ratio: '0.13', fps_max: '200' },
      { as: operator },
    )
    await standing(api.ledger, ivy.uid, { type: 'SetVip', input: { level: 2 } })
    expect((await submit(ivy, '200.01')).body).toMatchObject({ details: { maximum: '200' } })
    const terms = (await api.get('/userfpsrecharges/user/terms/S', { as: ivy })).body.data[0]
    expect(terms).toMatchObject({ ratio: '0.13', maximum: '200' })
  })
  test('is rejected with a reason, and listed by status', async () => {
    const { id } = (await submit(ada, '100')).body.data[0]
    await api.post('/userfpsrecharges/reject/S', { id, reason: 'no such payment' }, { as: finance })
    const list = async (x: string) =>
      (await api.get(`/userfpsrecharges/${x}/S`, { as: support })).body.data.data.map(
        (row: { id: string }) => row.id,
      )
    expect(await list('rejected')).toContain(id)
    expect(await list('pending')).not.toContain(id)
    const own = await api.get(`/userfpsrecharges/user/list/${ada.uid}/S`, { as: ada })
    expect(own.body.data.data[0]).toMatchObject({ status: -1, reason: 'no such payment' })
  })
})

describe('a Circle deposit', () => {
  test('is credited once and listed', async () => {
    const jan = await api.person('jan')
    const record = (as: Person, uid = jan.uid) =>
      api.post('/circlerecharges/S', { uid, circleId: 'circle-77', amount: '40', fee: '0.5' }, { as })
    expect((await record(finance)).body.data[0]).toEqual({ id: 'circle-77', status: 1 })
    expect((await record(finance, ada.uid)).body.code).toBe('CIRCLE_ID_ALREADY_USED')
    expect((await record(support)).status).toBe(403)
    expect(await walletOf(jan)).toMatchObject({ amount: '39.50' })
    for (const path of [
      `/circlerecharges/${jan.uid}/S`,
      '/circlerecharges/all/S',
      '/recharges/circle_deposit/S',
    ]) {
      const { body } = await api.get(path, { as: finance })
      expect(body.data.data[0]).toMatchObject({ id: 'circle-77', uid: jan.uid, credited: '39.50' })
    }
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
    expect(await walletOf(kim)).toMatchObject({ amount: '395.00', locked: '105.00' })
    const approved = await api.post(
      '/wallet/approve/S',
      { id, fee: '3', externalTxId: 'wire-9' },
      { as: finance },
    )
    expect(approved.body.data[0]).toEqual({ id, status: 1 })
    expect(await walletOf(kim)).toMatchObject({ amount: '397.00', locked: '0.00' })
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
    const before = await walletOf(kim)
    const { id } = (await withdraw('50')).body.data[0]
    await api.post('/wallet/reject/S', { id, reason: 'account closed' }, { as: finance })
    expect(await walletOf(kim)).toEqual(before)
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

describe('a currency that needs consent', () => {
  test('is asked for, and opened or refused by an administrator', async () => {
    const lea = await api.person('lea')
    const euro = { currency_code: 'EUR', currency_name: 'Euro', type: 1, on_request: 1 }
    await api.post('/currencys/S', euro, { as: operator })
    const ask = () => api.post('/wallet/create/S', { currency: 'EUR' }, { as: lea })
    expect((await ask()).body.data[0]).toMatchObject({ pending: 1 })
    expect(await walletOf(lea, 'EUR')).toBeUndefined()
    const waiting = await api.get(`/wallet/currencyrequests/S/${filter({ status: 0 })}`, { as: support })
    const { id } = waiting.body.data.data[0]
    const requestsOf = async (as: Person) =>
      (await api.get(`/wallet/currencyrequests/S/${filter({ uid: lea.uid })}`, { as })).body.data.data
    expect(await requestsOf(lea)).toMatchObject([{ id, currency: 'EUR', status: 0 }])
    expect(await requestsOf(ada)).toEqual([])
    const rejected = await api.post('/wallet/rejectcurrency/S', { id, reason: 'not yet' }, { as: support })
    expect(rejected.body.data[0]).toEqual({ id, status: -1 })
    await ask()
    const again = await api.get(`/wallet/currencyrequests/S/${filter({ status: 0 })}`, { as: support })
    await api.post('/wallet/approvecurrency/S', { id: again.body.data.data[0].id }, { as: support })
    expect(await walletOf(lea, 'EUR')).toMatchObject({ amount: '0.00' })
  })
})

describe('an adjustment', () => {
  const adjust = (uid: string, amount: string, as: Person, currency = 'USD') =>
    api.post('/transactions/S', { uid, currency, amount, reason: 'a lost wire' }, { as })

  test('is booked at once up to the limit, whatever its sign', async () => {
    const max = await api.person('max')
    expect((await adjust(max.uid, '1000', finance)).body.data[0]).toMatchObject({ status: 1 })
    expect((await adjust(max.uid, '-0.5', finance)).body.data[0]).toMatchObject({ status: 1 })
    expect(await walletOf(max)).toMatchObject({ amount: '999.50' })
    expect((await adjust(max.uid, '-1000', finance)).body.code).toBe('INSUFFICIENT_FUNDS')
  })
  test('waits for a second administrator above it, counted in USDC', async () => {
    const { id } = (await adjust(ada.uid, '0.02', finance, 'BTC')).body.data[0]
    const approve = (as: Person) => api.post('/adjustments/approve/S', { id }, { as })
    expect((await approve(finance)).body.code).toBe('OWN_CASE')
    const list = await api.get(`/adjustments/list/S/${filter({ status: 0 })}`, { as: support })
    expect(list.body.data.data[0]).toMatchObject({ id, amount: '0.02000000', reason: 'a lost wire' })
    expect((await approve(finance2)).body.data[0]).toEqual({ id, status: 1 })
    expect(await walletOf(ada, 'BTC')).toMatchObject({ amount: '0.02000000' })
  })
  test('is rejected with a reason, refused to support, and for nobody', async () => {
    const { id } = (await adjust(ada.uid, '5000', finance)).body.data[0]
    await api.post('/adjustments/reject/S', { id, reason: 'no such wire' }, { as: finance2 })
    expect(await lineOf(ada, 'adjustment')).toMatchObject({ status: 'rejected', reason: 'no such wire' })
    expect((await adjust(ada.uid, '1', support)).status).toBe(403)
    expect((await adjust('999999', '1', finance)).body.code).toBe('RECEIVER_UNKNOWN')
  })
})

describe('a transaction', () => {
  test('is reversed once, by a new one that refers to it', async () => {
    const ned = await api.person('ned')
    await fund(api, ned, 'USD', '80')
    const line = await lineOf(ned, 'top-up')
    const reverse = () =>
      api.ask('DELETE', `/transactions/${line.id}/S`, { as: finance, body: { reason: 'booked twice' } })
    expect((await reverse()).body.status).toBe(true)
    expect(await walletOf(ned)).toMatchObject({ amount: '0.00' })
    expect(await lineOf(ned, 'top-up')).toMatchObject({ status: 'reversed', amount: '80.00' })
    expect(await lineOf(ned, 'reversal')).toMatchObject({ amount: '-80.00', reason: 'booked twice' })
    expect((await reverse()).body.code).toBe('ALREADY_REVERSED')
  })
  test('is not reversed when the money is gone, and says how much is missing', async () => {
    const oda = await api.person('oda')
    await fund(api, oda, 'USD', '80')
    const { id } = await lineOf(oda, 'top-up')
    await api.post(
      '/transactions/S',
      { uid: oda.uid, currency: 'USD', amount: '-30', reason: 'x' },
      { as: finance },
    )
    const refused = await api.ask('DELETE', `/transactions/${oda.uid}.${id}/S`, { as: finance })
    expect(refused.body).toMatchObject({ code: 'INSUFFICIENT_FUNDS', details: { short: '30.00' } })
  })
  test('is shown to its member, and to administrators with note and event', async () => {
    const pia = await api.person('pia')
    await fund(api, pia, 'USD', '5')
    const { id } = await lineOf(pia, 'top-up')
    const note = { id, uid: pia.uid, note: 'called by phone' }
    expect((await api.ask('PUT', '/transactions/S', { as: support, body: note })).body.status).toBe(true)
    await api.post('/transactions/edit/S', { ...note, note: 'called twice' }, { as: support })
    const admin = (await api.get(`/transactions/${id}/S`, { as: support })).body.data[0]
    expect(admin).toMatchObject({ note: 'called twice', event: { type: 'TopUpApproved', legs: [{}, {}] } })
    const own = (await api.get(`/transactions/${id}/S`, { as: pia })).body.data[0]
    expect(own).toMatchObject({ amount: '5.00' })
    expect(own).not.toHaveProperty('note')
    expect((await api.get(`/transactions/${id}/S`, { as: ada })).status).toBe(404)
  })
  test('has a type and a status out of known ones', async () => {
    const types = (await api.get('/transactions/type/S', { as: ada })).body.data
    const statuses = (await api.get('/transactions/status/S', { as: ada })).body.data
    expect(types).toContainEqual({ id: 'quick-pay-sent', name: 'Quick pay sent' })
    expect(statuses.map(({ id }: { id: string }) => id)).toEqual(['pending', 'done', 'rejected', 'reversed'])
  })
})
