import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, standing, startApi, toVip } from '../testing/api.ts'
import { proofOf } from '../testing/bank.ts'
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

/** The preview of an approval: the amounts that it would book. */
const check = async (body: object) =>
  (await api.post('/approvals/check/S', body, { as: finance })).body.data?.[0]

const lineOf = async (as: Person, type: string) => {
  const { body } = await api.get(`/usertransactions/list/${as.uid}/S/${filter({ type })}`, { as })
  return body.data.data[0]
}

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
    const wouldBe = { kind: 'deposit', id, amount: '120', feeRate: '0.02' }
    const booked = { amount: '120.00', fee: '2.40', credited: '117.60' }
    expect(await check(wouldBe)).toMatchObject(booked)
    const received = await status('/recharges/setdepositStatus/S', { status: 1 })
    expect(received.body.data[0]).toEqual({ id, depositStatus: 1, rechargeStatus: 0 })
    expect(await check(wouldBe)).toMatchObject(booked)
    await status('/recharges/rechargeStatus/S', { status: 1, feeRate: '0.02', externalTxId: 'wire-1' })
    expect(await get()).toMatchObject({ rechargeStatus: 1, distribution: 1, fee: '2.00', credited: '98.00' })
    expect(await walletRowOf(api, fay)).toMatchObject({ amount: '98.00' })
    const confirmed = await api.post('/recharges/confirm/S', { id }, { as: fay })
    expect(confirmed.body.data[0]).toEqual({ id, depositStatus: 1, rechargeStatus: 2 })
    expect(await lineOf(fay, 'deposit')).toMatchObject({ status: 'done', amount: '98.00', fee: '2.00' })
  })
  test('is listed among those of its kind', async () => {
    const { id } = (await deposit(ada)).body.data[0]
    const ids = async (x: string, depositType: number) => {
      const query = filter({ depositType, limit: 100, uid: ada.uid })
      const { body } = await api.get(`/recharges/${x}/S/${query}`, { as: support })
      return body.data.data.map((row: { id: string }) => row.id)
    }
    expect(await ids('deposit', 1)).toContain(id)
    expect(await ids('deposit', 2)).not.toContain(id)
    expect(await ids('card_deposit', 1)).toEqual([])
    const circle = await api.get(`/recharges/circle_deposit/S/${filter({ depositType: 1 })}`, { as: support })
    expect(circle.body.issues).toMatchObject([{ path: 'filter.depositType' }])
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
  test('is of money that banks move, and to the card of what cards are kept in', async () => {
    const euro = { currency_code: 'EUR', currency_name: 'Euro', type: 1, status: 1, sort: 9 }
    await api.post('/currencys/S', euro, { as: operator })
    expect((await deposit(ada, { currency: 'USDC' })).body.code).toBe('CURRENCY_NOT_OFFERED')
    expect((await deposit(ada, { currency: 'EUR', depositType: 2 })).body.code).toBe('CURRENCY_NOT_OFFERED')
    expect((await deposit(ada, { currency: 'EUR' })).body.data[0]).toMatchObject({ depositStatus: 0 })
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
    await standing(api.ledger, gus.uid, toVip(3))
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
    expect(await lineOf(hal, 'fps-top-up')).toMatchObject({
      status: 'pending',
      amount: '0.00',
      asked: '127.00',
    })
    await set('fpsRatio', '0.2')
    expect(await check({ kind: 'fps-top-up', id, fee: '1.5' })).toEqual({
      ...{ currency: 'USD', amount: '127.00', fee: '1.50', cardFee: null, credited: '125.50' },
    })
    expect(await check({ kind: 'fps-top-up', id, feeRate: '0.01' })).toMatchObject({ fee: '1.27' })
    const waiting = await api.get(`/userfpsrecharges/user/get/${id}/S`, { as: hal })
    expect(waiting.body.data[0]).toMatchObject({ status: 0, worth: '127.00', amount: null })
    expect(await lineOf(hal, 'fps-top-up')).toMatchObject({
      status: 'pending',
      amount: '0.00',
      asked: '127.00',
    })
    await api.post('/userfpsrecharges/approve/S', { id, fee: '1.5' }, { as: finance })
    await set('fpsRatio', '0.127')
    const own = (await api.get(`/userfpsrecharges/user/get/${id}/S`, { as: hal })).body.data[0]
    expect(own).toMatchObject({ hkdAmount: '1000.00', amount: '127.00', fee: '1.50', credited: '125.50' })
    expect(await walletRowOf(api, hal)).toMatchObject({ amount: '125.50' })
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
    await standing(api.ledger, ivy.uid, toVip(2))
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
    expect((await record(finance, '999999')).body.code).toBe('RECEIVER_UNKNOWN')
    expect(await walletRowOf(api, jan)).toMatchObject({ amount: '39.50' })
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
